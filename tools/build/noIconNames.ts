import { fileURLToPath } from 'node:url'
import { replaceModules } from './replaceModules.ts'

const standIn = (file: string) => fileURLToPath(new URL(`./standIns/${file}`, import.meta.url))

/** Leaves out Blueprint's list of icon names (27 kB) and the paths of all icons (two chunks of 300 kB): none is asked for by name. */
export const noIconNames = () =>
  replaceModules({
    name: 'no-icon-names',
    inDevelopment: true,
    modules: {
      'the icon names of @blueprintjs/icons': {
        find: /^\.\/generated\/16px\/blueprint-icons-16$/,
        replacement: standIn('iconNames.ts'),
      },
      'the loader of all icon paths at once': {
        find: /^\.\/paths-loaders\/allPathsLoader$/,
        replacement: standIn('iconPaths.ts'),
      },
      'the loader of icon paths by size': {
        find: /^\.\/paths-loaders\/splitPathsBySizeLoader$/,
        replacement: standIn('iconPaths.ts'),
      },
    },
  })
