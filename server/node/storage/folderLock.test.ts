import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folderLock'
import { StartFailure } from '../startFailure'

describe('the lock of a data folder', () => {
  let folder: string
  let file: string

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lock-'))
    file = path.join(folder, 'database.lock')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const held = async () =>
    JSON.parse(await readFile(file, 'utf8')) as { pid: number; start: string; host: string }

  it('is held until it is released, and leaves nothing behind', async () => {
    const lock = await lockFolder(file)
    expect(await held()).toMatchObject({ pid: process.pid, host: hostname() })
    await expect(lockFolder(file)).rejects.toThrow(`in use by another server (process ${process.pid})`)
    await lock.release()
    expect(await readdir(folder)).toEqual([])
    await (await lockFolder(file)).release()
  })

  it('is taken over from a process that is dead', async () => {
    const dead = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => dead.once('exit', resolve))
    await writeFile(file, JSON.stringify({ pid: dead.pid, start: 'any', host: hostname(), key: 'a' }))
    const lock = await lockFolder(file)
    expect((await held()).pid).toBe(process.pid)
    expect(await readdir(folder)).toEqual(['database.lock'])
    await lock.release()
  })

  it('is taken over when another process has the number of the dead one', async () => {
    await writeFile(
      file,
      JSON.stringify({ pid: process.ppid, start: 'long ago', host: hostname(), key: 'a' }),
    )
    const lock = await lockFolder(file)
    expect((await held()).pid).toBe(process.pid)
    await lock.release()
  })

  it('is taken over when its file is unreadable', async () => {
    await writeFile(file, '')
    await (await lockFolder(file)).release()
  })

  it('is left to another machine, with a word how to free it', async () => {
    await writeFile(file, JSON.stringify({ pid: 1, start: '', host: 'elsewhere.example', key: 'a' }))
    await expect(lockFolder(file)).rejects.toThrow(StartFailure)
    await expect(lockFolder(file)).rejects.toThrow(`delete ${file}`)
    expect((await held()).host).toBe('elsewhere.example')
  })

  it('goes to one alone of many that come for a dead lock at once', async () => {
    await writeFile(
      file,
      JSON.stringify({ pid: process.ppid, start: 'long ago', host: hostname(), key: 'a' }),
    )
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(file)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['database.lock'])
  })

  it('is not taken from its new holder by a late release', async () => {
    const lock = await lockFolder(file)
    await writeFile(file, JSON.stringify({ pid: 1, start: 'x', host: 'elsewhere.example', key: 'a' }))
    await lock.release()
    expect((await held()).host).toBe('elsewhere.example')
  })
})
