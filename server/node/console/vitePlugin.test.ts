import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../build/sources.mjs'
import { dist } from './consoleBuild'
import { embeddedServer } from './vitePlugin'

/** Calls a hook of the plugin as the bundler does. */
const hook = (name: 'configResolved' | 'closeBundle', ...values: unknown[]) =>
  (plugin[name] as (...given: unknown[]) => unknown)(...values)
const plugin = embeddedServer()

/** What notes what the files in `dist` were made from, and when that was written. */
async function stamp() {
  const file = path.join(dist, '.made-from')
  return Promise.all([readFile(file, 'utf8'), stat(file).then(({ mtimeMs }) => mtimeMs)]).catch(
    () => undefined,
  )
}

it('does not take the files of an earlier build for those of one that failed', async () => {
  const before = await stamp()
  hook('configResolved', { command: 'build', root, build: { outDir: 'dist' } })
  await hook('closeBundle')
  expect(await stamp()).toEqual(before)
})
