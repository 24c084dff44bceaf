import { fileURLToPath } from 'node:url'
import { replaceModules } from './replaceModules.ts'

/** Leaves out Blueprint's loader of icons by name, with all names and paths: none is asked for by name. */
export const noIconNames = () =>
  replaceModules({
    name: 'no-icon-names',
    inDevelopment: true,
    modules: {
      'the loader of icons by name of @blueprintjs/icons': {
        find: /(^\.|\/@blueprintjs\/icons\/lib\/esm)\/iconLoader(\.js)?$/,
        replacement: fileURLToPath(new URL('./standIns/iconLoader.ts', import.meta.url)),
      },
    },
  })
