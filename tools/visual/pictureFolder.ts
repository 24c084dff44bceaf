import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { isTaken, readFileName } from './pictureName'
import { themes } from './settings'

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

/**
 * Takes the latest pictures over as the approved ones. What the run left out or could not draw stays as it was approved;
 * what it should have found and did not is gone. Answers how many were taken over and how many went.
 */
export async function approvePictures(
  latest: string,
  approved: string,
): Promise<{ taken: number; gone: number }> {
  const run = await readRun(latest)
  if (!run) throw new Error('There are no pictures to approve: run npm run test:visual first.')
  await mkdir(approved, { recursive: true })
  const fresh = await namesIn(latest)
  const gone = (await namesIn(approved)).filter((name) => isJudged(name, run) && !fresh.includes(name))
  await Promise.all(gone.map((name) => rm(path.join(approved, name))))
  await Promise.all(fresh.map((name) => copyFile(path.join(latest, name), path.join(approved, name))))
  await writeRun(approved, run)
  return { taken: fresh.length, gone: gone.length }
}
