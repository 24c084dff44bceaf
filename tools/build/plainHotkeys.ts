import { fileURLToPath } from 'node:url'
import { replaceModules } from './replaceModules.ts'

const replacement = fileURLToPath(new URL('./standIns/hotkeyParts.ts', import.meta.url))
const hook = /\/@blueprintjs\/core\/lib\/esm\/hooks\/hotkeys\/useHotkeys\.js$/
const provider = /\/@blueprintjs\/core\/lib\/esm\/context\/hotkeys\/hotkeysProvider\.js$/

/**
 * Leaves out of Blueprint's hotkeys what the console has itself: their dialog, and what would come into the first screen's
 * code because modules of that screen hold it.
 */
export const plainHotkeys = () =>
  replaceModules({
    name: 'plain-hotkeys',
    modules: {
      'the sentences of the hotkeys of @blueprintjs/core': {
        find: /^\.\.\/\.\.\/common\/errors$/,
        importer: hook,
        replacement,
      },
      'the question of the hotkeys of @blueprintjs/core whether somebody types': {
        find: /^\.\.\/\.\.\/common\/utils\/domUtils$/,
        importer: hook,
        replacement,
      },
      'the dialog of the hotkeys of @blueprintjs/core': {
        find: /^\.\.\/\.\.\/components\/hotkeys\/hotkeysDialog$/,
        importer: provider,
        replacement,
      },
    },
  })
