import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPicture } from './aPicture'
import {
  baselinesIn,
  hasTaken,
  isFailed,
  isJudged,
  keepBaseline,
  namesIn,
  picturesIn,
  readRun,
  writeRun,
  type Run,
} from './pictureFolder'

const badge = 'badge--default.1280.light.png'
const pager = 'pager--last.1280.light.png'
const whole: Run = { browser: 'Chromium', widths: [1280], themes: ['light'], only: [], failures: [] }

describe('the pictures of commits', () => {
  let folder: string
  const inFolder = (...name: string[]) => path.join(folder, ...name)
  const keep = async (place: string, pictures: Record<string, Buffer>, run: Run = whole) => {
    await rm(inFolder(place), { recursive: true, force: true })
    await mkdir(inFolder(place), { recursive: true })
    for (const [name, picture] of Object.entries(pictures))
      await writeFile(path.join(inFolder(place), name), picture)
    await writeRun(inFolder(place), run)
  }

  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))))
  afterEach(() => rm(folder, { recursive: true }))

  it('are kept by commit, with what the run said', async () => {
    await keep('latest', { [badge]: aPicture(), [pager]: aPicture() })
    await keepBaseline(inFolder('latest'), inFolder('baselines'), 'abc')
    expect(await namesIn(inFolder('baselines', 'abc'))).toEqual([badge, pager])
    expect(await readRun(inFolder('baselines', 'abc'))).toEqual(whole)
  })

  it('stay as they were when the next pictures are taken', async () => {
    await keep('latest', { [badge]: aPicture() })
    await keepBaseline(inFolder('latest'), inFolder('baselines'), 'abc')
    await keep('latest', { [badge]: aPicture({ left: 5 }) })
    const [[, kept] = []] = await picturesIn(inFolder('baselines', 'abc'))
    expect(kept).toEqual(aPicture())
  })

  it('are kept of the last three', async () => {
    await keep('latest', { [badge]: aPicture() })
    for (const [age, commit] of ['d', 'c', 'b', 'a'].entries()) {
      await keepBaseline(inFolder('latest'), inFolder('baselines'), commit)
      await utimes(inFolder('baselines', commit), age, age)
    }
    await keepBaseline(inFolder('latest'), inFolder('baselines'), 'new')
    expect(await baselinesIn(inFolder('baselines'))).toEqual(['new', 'a', 'b'])
  })

  it('serve a run that takes no others, by the same browser', () => {
    const { browser } = whole
    const asked = { widths: [1280], themes: ['light' as const], only: [] }
    expect(hasTaken(whole, asked, browser)).toBe(true)
    expect(hasTaken(whole, { ...asked, only: ['badge'] }, browser)).toBe(true)
    expect(hasTaken(whole, { ...asked, widths: [1280, 390] }, browser)).toBe(false)
    expect(hasTaken({ ...whole, only: ['badge'] }, asked, browser)).toBe(false)
    expect(hasTaken(whole, asked, 'Chromium 2')).toBe(false)
    expect(hasTaken(undefined, asked, browser)).toBe(false)
  })

  it('are not compared where the story could not be drawn', () => {
    const run = { ...whole, failures: [{ story: 'pager--last', complaint: 'no button' }] }
    expect([isJudged(badge, run), isJudged(pager, run)]).toEqual([true, false])
    expect(isFailed(pager, run)).toBe(true)
  })
})
