/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // Draft and its companions ask for Node's name of the global object.
  define: { global: 'globalThis' },
  server: { port: 5173, strictPort: false },
  build: { target: 'es2022', sourcemap: false },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'server', environment: 'node', include: ['server/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
})
