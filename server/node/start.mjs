// `npm start`: runs the built server, which is built first where its sources have changed. Plain JavaScript, as a server that
// is translated while it runs is slower and needs more memory.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, serverFolder } from './build/sources.mjs'

const file = path.join(await serverFolder(), 'node.mjs')
if (!existsSync(file)) {
  const build = path.join(root, 'server/node/build/build.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', build], { stdio: 'inherit', cwd: root })
  const stop = () => {
    child.kill()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  const [code] = await once(child, 'exit')
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
  if (code !== 0) process.exit(1)
}
await import(pathToFileURL(file).href)
