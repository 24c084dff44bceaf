import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildServer, isKnownSource } from './buildServer'
import { fingerprint, root, serverFolder, serverSources } from './sources.mjs'

describe('building the server', () => {
  let all: string
  beforeEach(async () => {
    all = await mkdtemp(path.join(tmpdir(), 'built-'))
  })
  afterEach(() => rm(all, { recursive: true }))

  it('leaves one whole server where two build it at once, and nothing unfinished', async () => {
    const folder = path.join(all, 'one')
    await Promise.all([buildServer(folder), buildServer(folder)])
    expect(await readdir(all)).toEqual(['one'])
    const files = await readdir(folder)
    expect(files).toEqual(
      expect.arrayContaining(['node.mjs', 'pgliteThread.mjs', 'imageProcess.mjs', 'filterThread.mjs']),
    )
    await buildServer(folder)
    expect(await readdir(folder)).toEqual(files)
  })

  it('keeps the three that were started last, and what is being built', async () => {
    const day = (date: number) => new Date(Date.UTC(2026, 0, date))
    const add = async (name: string, time: Date) => {
      await mkdir(path.join(all, name))
      await utimes(path.join(all, name), time, time)
    }
    for (const [name, date] of Object.entries({ a: 1, d: 4, b: 2, c: 3 })) await add(name, day(date))
    await add('unfinished-by-a-crash', day(5))
    await add('unfinished-now', new Date())
    await buildServer(path.join(all, 'new'))
    expect((await readdir(all)).toSorted()).toEqual(['b', 'c', 'd', 'new', 'unfinished-now'])
    await buildServer(path.join(all, 'b'))
    await buildServer(path.join(all, 'newest'))
    expect((await readdir(all)).toSorted()).toEqual(['b', 'd', 'new', 'newest', 'unfinished-now'])
  })

  it('knows its sources as Windows and others write them', () => {
    expect(
      ['server/node.ts', 'server\\node.ts', 'src\\contract\\limits.ts', 'package-lock.json'].map(
        isKnownSource,
      ),
    ).toEqual([true, true, true, true])
    expect(
      ['serverless/node.ts', 'src/stores/Resource.ts', 'src\\stores\\Resource.ts'].map(isKnownSource),
    ).toEqual([false, false, false])
  })

  it('belongs to the sources as they are, without their tests', async () => {
    expect(await serverFolder()).toBe(await serverFolder())
    expect(path.relative(root, await serverFolder())).toMatch(/^dist-server.[0-9a-f]{16}$/)
    const whole = await fingerprint(serverSources)
    expect(await fingerprint(serverSources.slice(1))).not.toBe(whole)
    expect(await fingerprint(serverSources, ['X=1'])).not.toBe(whole)
    expect(await fingerprint([...serverSources, 'server/lazyParts.test.ts'])).toBe(whole)
  })
})
