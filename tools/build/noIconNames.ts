import { fileURLToPath } from 'node:url'
import { replaceModules } from './replaceModules.ts'

/** Leaves out Blueprint's list of all icon names, 27 kB: no icon is asked for by its name. */
export const noIconNames = () =>
  replaceModules({
    name: 'no-icon-names',
    inDevelopment: true,
    modules: {
      'the icon names of @blueprintjs/icons': {
        find: /^\.\/generated\/16px\/blueprint-icons-16$/,
        replacement: fileURLToPath(new URL('./standIns/iconNames.ts', import.meta.url)),
      },
    },
  })
