import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPicture } from './aPicture'
import { approvePictures, namesIn, picturesIn, writeRun, type Run } from './pictureFolder'

const badge = 'badge--default.1280.light.png'
const pager = 'pager--last.1280.light.png'
const whole: Run = { browser: 'Chromium', widths: [1280], themes: ['light'], only: [], failures: [] }

describe('approving pictures', () => {
  let folder: string
  const inFolder = (name: string) => path.join(folder, name)
  const keep = async (place: string, pictures: Record<string, Buffer>) => {
    await mkdir(inFolder(place), { recursive: true })
    for (const [name, picture] of Object.entries(pictures))
      await writeFile(path.join(inFolder(place), name), picture)
  }
  const approve = () => approvePictures(inFolder('latest'), inFolder('approved'))

  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))))
  afterEach(() => rm(folder, { recursive: true }))

  it('takes all over where none were approved', async () => {
    await keep('latest', { [badge]: aPicture() })
    await writeRun(inFolder('latest'), whole)
    expect(await approve()).toEqual({ taken: 1, gone: 0 })
    expect(await namesIn(inFolder('approved'))).toEqual([badge])
  })

  it('replaces what changed and drops what is gone', async () => {
    await keep('approved', { [badge]: aPicture(), [pager]: aPicture() })
    await keep('latest', { [badge]: aPicture({ left: 5 }) })
    await writeRun(inFolder('latest'), whole)
    expect(await approve()).toEqual({ taken: 1, gone: 1 })
    const [[, approved] = []] = await picturesIn(inFolder('approved'))
    expect(approved).toEqual(await readFile(path.join(inFolder('latest'), badge)))
  })

  it('leaves alone what a run of some stories did not look at', async () => {
    await keep('approved', { [badge]: aPicture(), [pager]: aPicture() })
    await keep('latest', { [badge]: aPicture() })
    await writeRun(inFolder('latest'), { ...whole, only: ['badge'] })
    expect(await approve()).toEqual({ taken: 1, gone: 0 })
    expect(await namesIn(inFolder('approved'))).toEqual([badge, pager])
  })

  it('keeps the approved picture of a story that could not be drawn', async () => {
    await keep('approved', { [badge]: aPicture(), [pager]: aPicture() })
    await keep('latest', { [badge]: aPicture() })
    await writeRun(inFolder('latest'), {
      ...whole,
      failures: [{ story: 'pager--last', complaint: 'no button' }],
    })
    expect(await approve()).toEqual({ taken: 1, gone: 0 })
    expect(await namesIn(inFolder('approved'))).toEqual([badge, pager])
  })

  it('says what to do where there is nothing to approve', async () => {
    await expect(approve()).rejects.toThrow('run npm run test:visual first')
  })
})
