import { fileURLToPath } from 'node:url'
import { replaceModules } from './replaceModules.ts'

const replacement = fileURLToPath(new URL('./standIns/axiosPart.ts', import.meta.url))
const importer = /\/axios\/lib\/(axios|defaults\/index)\.js$/
const anyOfAxios = /\/axios\/lib\//

/** Leaves out parts of axios that its main object brings along and no call of the console uses, 2.5 kB on each first screen. */
export const leanAxios = () =>
  replaceModules({
    name: 'lean-axios',
    modules: {
      'the list of status codes of axios': { find: /\/HttpStatusCode\.js$/, importer, replacement },
      'what turns forms into JSON in axios': { find: /\/formDataToJSON\.js$/, importer, replacement },
      'what turns objects into forms in axios': { find: /\/toFormData\.js$/, importer, replacement },
      'what turns objects into encoded forms in axios': {
        find: /\/toURLEncodedForm\.js$/,
        importer,
        replacement,
      },
      'the query parameters of axios': {
        find: /\/AxiosURLSearchParams\.js$/,
        importer: anyOfAxios,
        replacement,
      },
      'the old way to cancel calls of axios': { find: /\/CancelToken\.js$/, importer, replacement },
    },
  })
