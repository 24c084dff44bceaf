import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { OverviewIndex } from '../../../stories/docs/overview/overviewIndex'
import type { Pictures } from '../compareSets'
import { readFileName, type PictureName } from '../pictureName'

const indexFile = 'index.json'
const ending = '.webp'
const withoutEnding = (file: string) => file.replace(/\.(png|webp)$/, '')

/** Pictures that are made smaller at a time. */
const atATime = 4

/**
 * Writes the small pictures of the overview and its index. What a run of some stories did not take stays as it is; what
 * belongs to no story of `stories` goes.
 */
export async function writeOverview(
  folder: string,
  latest: Pictures,
  stories: ReadonlySet<string>,
  run: Omit<OverviewIndex, 'pictures'>,
): Promise<OverviewIndex> {
  await mkdir(folder, { recursive: true })
  const queue = latest.entries()
  const work = async () => {
    for (const [name, picture] of queue) {
      const about = readFileName(name)
      if (about)
        await writeFile(path.join(folder, withoutEnding(name) + ending), await smaller(picture, about))
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  const pictures: string[] = []
  for (const file of (await readdir(folder)).filter((one) => one.endsWith(ending)).sort()) {
    const about = readFileName(`${withoutEnding(file)}.png`)
    if (about && stories.has(about.story)) pictures.push(withoutEnding(file))
    else await rm(path.join(folder, file))
  }
  const index = { ...run, pictures }
  await writeFile(path.join(folder, indexFile), JSON.stringify(index))
  return index
}

/** The index that an earlier run wrote; undefined where there was none. */
export async function readOverview(folder: string): Promise<OverviewIndex | undefined> {
  const text = await readFile(path.join(folder, indexFile), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : ((JSON.parse(text) as OverviewIndex | null) ?? undefined)
}

/** In px of the picture: twice what the page shows, for sharp screens. */
const card = { width: 640, height: 400 }
const phoneCard = { width: 390, height: 844 }

/** The first screen of a screen, and what there is of a component. */
async function smaller(picture: Buffer, { story, width }: PictureName): Promise<Buffer> {
  if (story.startsWith('components-')) {
    const trimmed = await sharp(picture)
      .trim({ margin: 24 })
      .toBuffer()
      .catch(() => picture)
    return sharp(trimmed)
      .resize({ ...card, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer()
  }
  const box = width < 640 ? phoneCard : card
  return sharp(picture)
    .resize({ ...box, fit: 'cover', position: 'top' })
    .webp()
    .toBuffer()
}
