import { fileURLToPath } from 'node:url'
import { replaceModules } from './replaceModules.ts'

const dist = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url))

/** The router's package names its development build for every import; what is built takes the other. */
export const productionRouter = () =>
  replaceModules({
    name: 'production-router',
    modules: {
      'react-router': { find: /^react-router$/, replacement: dist('index.mjs') },
      'react-router/dom': { find: /^react-router\/dom$/, replacement: dist('dom-export.mjs') },
    },
  })
