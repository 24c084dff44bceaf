import { runCommand } from '../command'
import { buildServer } from './buildServer'
import { serverFolder } from './sources.mjs'

// Whichever user builds it, any may run it.
process.umask(0o022)
// The second half of `npm run build`, and what `npm start` runs where the sources have changed.
await runCommand(async () => buildServer(await serverFolder()))
