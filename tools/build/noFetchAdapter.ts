import { fileURLToPath } from 'node:url'
import { replaceModules } from './replaceModules.ts'

/** Leaves axios' adapter over fetch out of the console; stories, which are built from the same settings, need it. */
export const noFetchAdapter = () =>
  replaceModules({
    name: 'no-fetch-adapter',
    isMeant: (plugins) => plugins.every((plugin) => !plugin.name.startsWith('storybook:')),
    modules: {
      'the fetch adapter of axios': {
        find: /^\.\/fetch\.js$/,
        importer: /\/axios\/lib\/adapters\/adapters\.js$/,
        replacement: fileURLToPath(new URL('./standIns/fetchAdapter.ts', import.meta.url)),
      },
    },
  })
