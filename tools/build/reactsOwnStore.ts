import { replaceModules } from './replaceModules.ts'

/** Takes React's own useSyncExternalStore, which React 18 has, for the package that brings it to older ones. */
export const reactsOwnStore = () =>
  replaceModules({
    name: 'reacts-own-store',
    inDevelopment: true,
    modules: {
      'use-sync-external-store/shim': {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: 'react',
      },
    },
  })
