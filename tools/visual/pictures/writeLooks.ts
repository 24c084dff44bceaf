import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { LooksEntry } from '../../../stories/docs/overview/overviewIndex'
import type { Commit } from '../commits'
import type { Comparison, Pictures } from '../compareSets'
import { onePerStory, type Look } from './looks'

const looksFile = 'looks.json'
/** So many stories are shown with each change. */
const most = 60
/** And no more of a page than this, in px. */
const highest = 1600

/** What a run found between the base and the commit that it looked at. */
export interface ChangedLooks {
  commit: Commit
  looks: readonly Look[]
  comparison: Pick<Comparison, 'changed' | 'added' | 'removed'>
  before: Pictures
  latest: Pictures
}

/** The changes that earlier runs wrote, the newest first. */
async function readLooksEntries(folder: string): Promise<LooksEntry[]> {
  const text = await readFile(path.join(folder, looksFile), 'utf8').catch(() => '[]')
  return JSON.parse(text) as LooksEntry[]
}

/**
 * Writes the changelog of looks: what this run found, with pictures; what earlier runs found; and in words alone what no
 * run has pictures of.
 */
export async function writeLooks(
  folder: string,
  all: readonly Look[],
  found: ChangedLooks | undefined,
): Promise<LooksEntry[]> {
  await mkdir(folder, { recursive: true })
  const earlier = await readLooksEntries(folder)
  const fresh = found && found.looks.length > 0 ? await entryOf(folder, found) : undefined
  const shown = [
    ...(fresh ? [fresh] : []),
    ...earlier.filter(
      ({ commit, pictures, words }) =>
        commit.id !== fresh?.commit.id && pictures.length > 0 && !isSame(words, fresh?.words),
    ),
  ]
  const entries = [...shown, ...inWords(all, shown)].sort((one, other) =>
    other.commit.date.localeCompare(one.commit.date),
  )
  await writeFile(path.join(folder, looksFile), JSON.stringify(entries))
  return entries
}

/** A branch that was rebased has the same words under another id. */
const isSame = (words: readonly string[], others: readonly string[] = []) =>
  words.length > 0 && words.every((word) => others.includes(word))

function inWords(all: readonly Look[], shown: readonly LooksEntry[]): LooksEntry[] {
  const pictured = new Set(shown.flatMap(({ words }) => words))
  return all
    .filter(({ words }) => !pictured.has(words))
    .map(({ commit, date, words }) => ({
      commit: { id: commit, subject: '', date },
      words: [words],
      pictures: [],
      more: 0,
    }))
}

async function entryOf(
  folder: string,
  { commit, looks, comparison, before, latest }: ChangedLooks,
): Promise<LooksEntry> {
  const { changed, added, removed } = comparison
  const names = onePerStory([...changed.map(({ name }) => name), ...added, ...removed]).sort()
  const place = path.join('looks', commit.id)
  await mkdir(path.join(folder, place), { recursive: true })
  const keep = async (name: string, when: string, picture: Buffer | undefined) => {
    if (!picture) return undefined
    const file = path.posix.join('looks', commit.id, `${name.replace(/\.png$/, '')}.${when}.webp`)
    await writeFile(path.join(folder, file), await firstOf(picture))
    return file
  }
  const pictures: LooksEntry['pictures'] = []
  for (const name of names.slice(0, most)) {
    const [old, now] = [
      await keep(name, 'before', before.get(name)),
      await keep(name, 'after', latest.get(name)),
    ]
    pictures.push({ name, ...(old && { before: old }), ...(now && { after: now }) })
  }
  return {
    commit,
    words: looks.map(({ words }) => words),
    pictures,
    more: Math.max(0, names.length - most),
  }
}

async function firstOf(picture: Buffer): Promise<Buffer> {
  const image = sharp(picture)
  const { width, height } = await image.metadata()
  return image
    .extract({ left: 0, top: 0, width, height: Math.min(height, highest) })
    .webp()
    .toBuffer()
}
