import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failure, signIn } from '../testing/askCommand'
import { tagNames } from '../testing/tagNames'
import { startConsole } from '../testing/testConsole'

describe('a server that is running', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'command-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('keeps its folder and its port: a second server, and a seed, are refused', async () => {
    const running = await startConsole({ database: 'pglite' })
    const second = await failure({ DATA_DIR: running.dataDir })
    expect(second).toEqual({
      code: 1,
      output: expect.stringContaining('The data folder is in use by another server'),
    })
    expect(second.output).not.toMatch(/\n {4}at /)
    const seed = await failure({ DATA_DIR: running.dataDir }, ['--projects', '500'], 'server/node/seed.ts')
    expect(seed).toEqual({
      code: 1,
      output: expect.stringContaining('The data folder is in use by another server'),
    })
    const port = new URL(running.address).port
    const samePort = await failure({ DATA_DIR: path.join(folder, 'other'), PORT: port })
    expect(samePort).toEqual({
      code: 1,
      output: `Port ${port} is in use: choose another by PORT, or stop the program that has it.`,
    })
    expect(await tagNames(running.address)).toContain('react')

    await running.quit()
    const seeded = await failure({ DATA_DIR: running.dataDir }, ['--projects', '1000'], 'server/node/seed.ts')
    expect(seeded.code).toBe(0)
    await running.restart()
    const { get } = await signIn(running.address, 'admin@example.org', 'open-source-demo')
    expect(await get('/admin/osn/0')).toMatchObject({ data: { length: 1000 } })
    await running.stop()
  }, 120_000)
})
