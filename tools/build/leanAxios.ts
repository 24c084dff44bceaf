import { fileURLToPath } from 'node:url'
import { replaceModules } from './replaceModules.ts'

const replacement = fileURLToPath(new URL('./standIns/axiosPart.ts', import.meta.url))
const importer = /\/axios\/lib\/(axios|defaults\/index)\.js$/

/** Leaves out parts of axios that its main object brings along and no call of the console uses, 1.5 kB on each first screen. */
export const leanAxios = () =>
  replaceModules({
    name: 'lean-axios',
    modules: {
      'the list of status codes of axios': { find: /\/HttpStatusCode\.js$/, importer, replacement },
      'what turns forms into JSON in axios': { find: /\/formDataToJSON\.js$/, importer, replacement },
      'the old way to cancel calls of axios': { find: /\/CancelToken\.js$/, importer, replacement },
    },
  })
