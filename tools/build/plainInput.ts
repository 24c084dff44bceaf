import { fileURLToPath } from 'node:url'
import { replaceModules } from './replaceModules.ts'

/** Leaves the input out of Blueprint's that waits for a slow owner of its value: no field of the console asks for it. */
export const plainInput = () =>
  replaceModules({
    name: 'plain-input',
    modules: {
      'the input of @blueprintjs/core that waits': {
        find: /^\.\/asyncControllableInput$/,
        importer: /\/@blueprintjs\/core\/lib\/esm\/components\/forms\/inputGroup\.js$/,
        replacement: fileURLToPath(new URL('./standIns/asyncInput.ts', import.meta.url)),
      },
    },
  })
