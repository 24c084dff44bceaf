// `npm test`: the rest of it is TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('./runTests.ts')
