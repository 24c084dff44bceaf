import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { noChunkCycles } from './bench/noChunkCycles.ts'
import { embeddedServer } from './server/node/vitePlugin.ts'
import { lightDraft } from './src/components/richtext/lightDraft.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Leaner doubles of what libraries bring along; they behave the same. */
const leaner = [
  // No icon is asked for by its name.
  { find: /^\.\/generated\/16px\/blueprint-icons-16$/, replacement: here('./src/components/noIconNames.ts') },
  // React 18 has this hook itself.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
]
/** The router's package names its development build for every import; what is built takes the other. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^react-router$/,
          replacement: here('./node_modules/react-router/dist/production/index.mjs'),
        },
        {
          find: /^react-router\/dom$/,
          replacement: here('./node_modules/react-router/dist/production/dom-export.mjs'),
        },
      ],
    },
  }),
}

/** Leaves axios' adapter over fetch out of the console; stories, which are built from the same settings, need it. */
function noFetchAdapter(): Plugin {
  let isConsole = false
  return {
    name: 'no-fetch-adapter',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      isConsole = config.plugins.every((plugin) => !plugin.name.startsWith('storybook:'))
    },
    resolveId(source, importer) {
      const isAdapter = source === './fetch.js' && importer?.endsWith('/axios/lib/adapters/adapters.js')
      return isConsole && isAdapter ? here('./src/api/noFetchAdapter.ts') : null
    },
  }
}

/**
 * Libraries that every screen needs, in a chunk that stays the same from one deployment to the next. With them what stands
 * in for a part of one: in a chunk of ours it would make the two need each other before either is there.
 */
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
    'lower-case',
    'no-case',
    'pascal-case',
    '@blueprintjs/icons/lib/esm/iconTypes.js',
  ].join('|')})(/|$)|/src/api/noFetchAdapter`,
)

/** Icons of the forms that stand on a first screen: each alone would be a chunk that is mostly its own head. */
const formIcons = /@blueprintjs\/icons\/.*\/(small-cross|caret-down|video)\.js$/

export default defineConfig({
  plugins: [react(), embeddedServer(), productionRouter, noFetchAdapter(), lightDraft(), noChunkCycles()],
  // Draft and its companions ask for Node's name of the global object.
  define: { global: 'globalThis' },
  resolve: { alias: leaner },
  // Blueprint's Sass uses @import, which Sass means to drop in its next major version.
  css: { preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } } },
  server: { port: 5173, strictPort: false },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    sourcemap: false,
    // Pictures stay files: they must not hold up script and style.
    assetsInlineLimit: 0,
    // The editor's chunk, which is fetched when a form with it is near.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: everywhere },
            { name: 'formIcons', test: formIcons },
            { name: 'contract', test: /\/src\/contract\/(bodies|entities|limits)\.ts$/ },
          ],
        },
      },
    },
  },
})
