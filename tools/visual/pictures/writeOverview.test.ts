import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPicture } from '../aPicture'
import { writeLooks } from './writeLooks'
import { readOverview, writeOverview } from './writeOverview'

const commit = { id: 'abc', subject: 'Move Save', date: '2026-01-15T10:00:00Z' }
const run = { commit, isChanged: false, browser: 'Chromium 1', since: [] }
const edit = 'projects-edit--default.1280.light.png'
const badge = 'components-text-badge--default.1280.light.png'
const stories = new Set(['projects-edit--default', 'components-text-badge--default'])

describe('what the overview shows', () => {
  let folder: string
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'overview-'))))
  afterEach(() => rm(folder, { recursive: true }))

  it('has a small picture of each story', async () => {
    const latest = new Map([
      [edit, aPicture({ width: 1280, height: 2000 })],
      [badge, aPicture({ width: 1280, height: 800 })],
    ])
    const { pictures } = await writeOverview(folder, latest, stories, run)
    expect(pictures).toEqual([
      'components-text-badge--default.1280.light',
      'projects-edit--default.1280.light',
    ])
    const sizeOf = async (name: string | undefined) => {
      const { width, height } = await sharp(path.join(folder, `${name}.webp`)).metadata()
      return { width, height }
    }
    expect(await sizeOf(pictures[1])).toEqual({ width: 640, height: 400 })
    // A component alone, without the empty page around it.
    expect((await sizeOf(pictures[0])).width).toBeLessThan(100)
  })

  it('keeps what a run of some stories left out, and drops stories that are gone', async () => {
    await writeOverview(folder, new Map([[badge, aPicture()]]), stories, run)
    const { pictures } = await writeOverview(folder, new Map([[edit, aPicture()]]), stories, run)
    expect(pictures).toHaveLength(2)
    await writeOverview(folder, new Map(), new Set(['projects-edit--default']), run)
    expect((await readOverview(folder))?.pictures).toEqual(['projects-edit--default.1280.light'])
    expect((await readdir(folder)).sort()).toEqual(['index.json', 'projects-edit--default.1280.light.webp'])
  })

  it('is undefined before the first run', async () => {
    expect(await readOverview(folder)).toBeUndefined()
  })
})

describe('the changelog of looks', () => {
  let folder: string
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'looks-'))))
  afterEach(() => rm(folder, { recursive: true }))

  const look = { commit: 'abc', date: commit.date, words: 'Save stands in the bar' }
  const older = { commit: 'aaa', date: '2026-01-01T10:00:00Z', words: 'Quieter buttons' }
  const found = {
    commit,
    looks: [look],
    comparison: { changed: [{ name: edit, difference: {} as never }], added: [badge], removed: [] },
    before: new Map([[edit, aPicture()]]),
    latest: new Map([
      [edit, aPicture({ left: 5 })],
      [badge, aPicture()],
    ]),
  }

  it('has the words with pictures of before and after, and of older commits the words', async () => {
    const entries = await writeLooks(folder, [look, older], found)
    expect(entries.map(({ words }) => words)).toEqual([[look.words], [older.words]])
    const files = entries[0]?.pictures.flatMap(({ before, after }) => [before, after])
    expect(files).toEqual([
      undefined,
      'looks/abc/components-text-badge--default.1280.light.after.webp',
      'looks/abc/projects-edit--default.1280.light.before.webp',
      'looks/abc/projects-edit--default.1280.light.after.webp',
    ])
    expect((await readdir(path.join(folder, 'looks/abc'))).length).toBe(3)
  })

  it('keeps the pictures of earlier runs', async () => {
    await writeLooks(folder, [look, older], found)
    const entries = await writeLooks(folder, [look, older], undefined)
    expect(entries.map(({ pictures }) => pictures.length)).toEqual([2, 0])
  })

  it('shows a change once, also after a rebase', async () => {
    await writeLooks(folder, [look], found)
    const again = { ...found, commit: { ...commit, id: 'fff' }, looks: [{ ...look, commit: 'fff' }] }
    const entries = await writeLooks(folder, [{ ...look, commit: 'fff' }], again)
    expect(entries.map(({ commit: { id } }) => id)).toEqual(['fff'])
  })
})
