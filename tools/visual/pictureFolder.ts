import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { isTaken, readFileName } from './pictureName'
import { themes, type Settings } from './settings'

/** What a folder of pictures says of the run that took them. */
const Run = z.object({
  browser: z.string(),
  widths: z.array(z.int()),
  themes: z.array(z.enum(themes)),
  only: z.array(z.string()),
  failures: z.array(z.object({ story: z.string(), complaint: z.string() })),
})
export type Run = z.infer<typeof Run>

const runFile = 'run.json'

/** Names of the pictures in a folder; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => readFileName(file) !== undefined).sort()
}

/** The pictures of a folder that `passes`, by name. */
export async function picturesIn(
  folder: string,
  passes: (name: string) => boolean = () => true,
): Promise<Map<string, Buffer>> {
  const names = (await namesIn(folder)).filter(passes)
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  )
}

export const writeRun = (folder: string, run: Run): Promise<void> =>
  writeFile(path.join(folder, runFile), JSON.stringify(run, null, 2))

/** What the run said that took these pictures; undefined where there was none. */
export async function readRun(folder: string): Promise<Run | undefined> {
  const text = await readFile(path.join(folder, runFile), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : z.parse(Run, JSON.parse(text))
}

/** Whether a picture was to be taken by this run and could be. */
export function isJudged(name: string, run: Run): boolean {
  const picture = readFileName(name)
  return picture !== undefined && isTaken(picture, run) && !isFailed(name, run)
}

/** Whether the story of a picture could not be drawn in this run. */
export const isFailed = (name: string, run: Run): boolean =>
  run.failures.some(({ story }) => readFileName(name)?.story === story)

/** Whether a folder holds the pictures that a run with these settings would take, taken by this browser. */
export const hasTaken = (
  run: Run | undefined,
  { widths, themes, only }: Pick<Settings, 'widths' | 'themes' | 'only'>,
  browser: string,
): boolean =>
  run !== undefined &&
  run.browser === browser &&
  widths.every((width) => run.widths.includes(width)) &&
  themes.every((theme) => run.themes.includes(theme)) &&
  (run.only.length === 0 || (only.length > 0 && only.every((word) => run.only.includes(word))))

/** How many commits' pictures are kept. */
const most = 3

/** Keeps the pictures of a folder as those of a commit, without copying them, and drops those of older commits. */
export async function keepBaseline(from: string, baselines: string, commit: string): Promise<void> {
  const folder = path.join(baselines, commit)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const name of [...(await namesIn(from)), runFile])
    await link(path.join(from, name), path.join(folder, name))
  for (const old of (await baselinesIn(baselines)).slice(most))
    await rm(path.join(baselines, old), { recursive: true, force: true })
}

/** The commits that pictures are kept of, the last kept first. */
export async function baselinesIn(baselines: string): Promise<string[]> {
  const names = await readdir(baselines).catch(() => [])
  const times = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(baselines, name))).mtimeMs })),
  )
  return times.sort((one, other) => other.time - one.time).map(({ name }) => name)
}
