// First file of the filter's thread: a new thread knows no TypeScript, however the server itself was started.
import { register } from 'tsx/esm/api'

register()
await import('./filterWorker.ts')
