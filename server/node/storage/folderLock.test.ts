import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startOf } from '../processes'
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

  it('is taken over from a process that was killed and is not reaped yet', async () => {
    // The child ends after the program that took the place of its shell, which never asks for its end, has begun.
    const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'])
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (line: Buffer) => resolve(Number(String(line)))),
    )
    await vi.waitFor(async () => expect(await readFile(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /))
    const start = await startOf(pid)
    expect(start).not.toBe('')
    await writeFile(file, JSON.stringify({ pid, start, host: hostname(), key: 'a' }))
    await (await lockFolder(file)).release()
    parent.kill('SIGKILL')
  })

  describe('of another machine', () => {
    const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000)

    beforeEach(async () => {
      await writeFile(file, JSON.stringify({ pid: 1, start: '', host: 'elsewhere.example', key: 'a' }))
      await mkdir(path.join(folder, 'database'))
      await writeFile(path.join(folder, 'database/rows'), '')
      await utimes(path.join(folder, 'database/rows'), secondsAgo(70), secondsAgo(70))
      await utimes(file, secondsAgo(70), secondsAgo(70))
    })

    it('is taken over when nobody has written in the folder for a minute, which is said', async () => {
      const said: string[] = []
      const lock = await lockFolder(file, (line) => said.push(line))
      expect(said).toEqual([expect.stringContaining('elsewhere.example')])
      expect((await held()).host).toBe(hostname())
      await lock.release()
      expect(await readdir(folder)).toEqual(['database'])
    })

    it('is left when the lock was renewed or a file of the folder written within the minute', async () => {
      for (const written of [file, path.join(folder, 'database/rows')]) {
        await utimes(written, secondsAgo(50), secondsAgo(50))
        await expect(lockFolder(file)).rejects.toThrow('start again in a minute')
        await utimes(written, secondsAgo(70), secondsAgo(70))
      }
      expect((await held()).host).toBe('elsewhere.example')
    })
  })

  it('gets a new time when it is renewed, and the same content', async () => {
    const lock = await lockFolder(file)
    const before = await held()
    await utimes(file, 0, 0)
    await lock.renew()
    expect(Date.now() - (await stat(file)).mtimeMs).toBeLessThan(10_000)
    expect(await held()).toEqual(before)
    await lock.release()
  })

  it('does not touch the lock of another server when it is renewed', async () => {
    const lock = await lockFolder(file)
    const other = JSON.stringify({ pid: 1, start: 'x', host: 'elsewhere.example', key: 'a' })
    await rm(file)
    await writeFile(file, other)
    await utimes(file, 0, 0)
    await lock.renew()
    expect(await readFile(file, 'utf8')).toBe(other)
    expect((await stat(file)).mtimeMs).toBe(0)
    await lock.release()
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
