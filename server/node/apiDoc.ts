import { apiDocument } from '../apiDocument/apiDocument'
import { runCommand } from './command'
import { readSettings } from './settings'
import { apiPath } from './http/sitePaths'

/** `npm run api-doc`: prints the calls of the server as an OpenAPI 3.1 document. */
await runCommand(async () => {
  const { productSlug } = readSettings()
  console.log(JSON.stringify(apiDocument({ productSlug, basePath: apiPath }), null, 2))
})
