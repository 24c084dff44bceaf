import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedServer } from './server/node/vitePlugin'

const noIconNames = fileURLToPath(new URL('./src/components/noIconNames.ts', import.meta.url))

/** Libraries that every screen needs, in a chunk that stays the same from one deployment to the next. */
const everywhere = new RegExp(
  `node_modules/(${[
    'react',
    'react-dom',
    'scheduler',
    'mobx',
    'mobx-react-lite',
    'axios',
    'axios-retry',
    'is-retry-allowed',
    'zod',
    'react-hook-form',
    'use-sync-external-store',
    'classnames',
    'tslib',
  ].join('|')})/`,
)

export default defineConfig({
  plugins: [react(), embeddedServer()],
  // Draft and its companions ask for Node's name of the global object.
  define: { global: 'globalThis' },
  resolve: { alias: [{ find: /^\.\/generated\/16px\/blueprint-icons-16$/, replacement: noIconNames }] },
  // Blueprint's Sass uses @import, which Sass means to drop in its next major version.
  css: { preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } } },
  server: { port: 5173, strictPort: false },
  build: {
    target: 'es2022',
    sourcemap: false,
    // The editor's chunk, which is fetched when a form with it is near.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: everywhere }] } } },
  },
})
