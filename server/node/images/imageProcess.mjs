// First file of the process that decodes images: a new process knows no TypeScript, however the server itself was started.
import { register } from 'tsx/esm/api'

register()
await import('./imageJob.ts')
