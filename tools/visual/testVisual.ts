import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PicturedCommit } from '../../stories/docs/overview/overviewIndex'
import { buildSite, buildSiteOf } from './buildSite'
import { allLooks, commitOf, isClean, landedCommit, looksSince, type Commit } from './commits'
import { compareSets, type Comparison, type Pictures } from './compareSets'
import { home } from './home'
import { isUnexplained } from './pictures/looks'
import {
  baselinesIn,
  hasTaken,
  isFailed,
  isJudged,
  keepBaseline,
  picturesIn,
  readRun,
  writeRun,
  type Run,
} from './pictureFolder'
import { reportPage } from './pictures/reportPage'
import { serveFolder } from './serveFolder'
import { help, readSettings, type Settings } from './settings'
import { browserVersion, takePictures } from './takePictures'
import { writeLooks } from './pictures/writeLooks'
import { readOverview, writeOverview } from './pictures/writeOverview'

interface Taken {
  run: Run
  /** Ids of all stories of the Storybook. */
  stories: ReadonlySet<string>
}

/** Takes the pictures of a Storybook's folder into the folder of the latest ones. */
async function take(site: string, settings: Settings): Promise<Taken> {
  await rm(home.latest, { recursive: true, force: true })
  const { address, close } = await serveFolder(site)
  const begun = performance.now()
  try {
    const { browser, failures, pictures, stories } = await takePictures(address, home.latest, settings)
    const { widths, themes, only } = settings
    const run = { browser, failures, widths, themes, only }
    await writeRun(home.latest, run)
    console.log(`${pictures} pictures in ${Math.round((performance.now() - begun) / 1000)} s`)
    return { run, stories: new Set(stories) }
  } finally {
    await close()
  }
}

/** The pictures of a commit: those of an earlier run, or taken now by the same browser on this machine. */
async function bringBaseline(base: Commit, settings: Settings): Promise<string> {
  const folder = path.join(home.baselines, base.id)
  if (hasTaken(await readRun(folder), settings, await browserVersion())) return folder
  console.log(`Building the stories of ${nameOf(base)} …`)
  await buildSiteOf(base.id, home.site)
  console.log('Taking their pictures …')
  await take(home.site, settings)
  await keepBaseline(home.latest, home.baselines, base.id)
  return folder
}

const nameOf = ({ id, subject }: PicturedCommit) => `${id.slice(0, 7)} (${subject})`

/** The pictures of before that this run can be compared with. */
async function readBefore(folder: string, run: Run): Promise<Pictures> {
  const before = await readRun(folder)
  return picturesIn(folder, (name) => isJudged(name, run) && !(before && isFailed(name, before)))
}

/** What changed since each commit that there are pictures of. */
async function changesSince(latest: Pictures, run: Run, head: Commit) {
  const since: { commit: PicturedCommit; pictures: string[] }[] = []
  for (const id of await baselinesIn(home.baselines)) {
    if (id === head.id) continue
    const { changed, added } = compareSets(await readBefore(path.join(home.baselines, id), run), latest)
    const names = [...changed.map(({ name }) => name), ...added]
    since.push({ commit: commitOf(id), pictures: names.map((name) => name.replace(/\.png$/, '')) })
  }
  return since
}

/** Prints what differs and writes the report. */
async function report(
  comparison: Comparison,
  { failures }: Run,
  before: Pictures,
  latest: Pictures,
  remarks: string[],
) {
  await mkdir(path.dirname(home.report), { recursive: true })
  await writeFile(home.report, reportPage({ comparison, before, latest, failures, remarks }))
  const { changed, added, removed, renamed, same } = comparison
  for (const { name, difference } of changed) console.log(`changed: ${name} (${difference.pixels} px)`)
  for (const name of removed) console.log(`gone: ${name}`)
  console.log(
    `${changed.length} changed, ${added.length} new, ${removed.length} gone, ${renamed.length} renamed, ` +
      `${failures.length} not drawn, ${same.length} the same`,
  )
  for (const remark of remarks) console.log(remark)
  console.log(`Report: ${home.report}`)
}

const unexplained =
  'No commit since then says that looks were to change. Fix them, or say what was meant in the message of the commit, ' +
  'in a line that begins with "Looks: ".'

/** Takes all pictures, compares them with those of the last landed commit, writes report and overview; returns the exit code. */
async function review(settings: Settings): Promise<number> {
  const head = commitOf('HEAD')
  const isChanged = !isClean()
  const base = settings.compares ? (settings.since ? commitOf(settings.since) : landedCommit()) : undefined
  const baseline = base && (await bringBaseline(base, settings))
  const site = settings.site ?? home.site
  if (settings.site === undefined) {
    console.log('Building the stories …')
    buildSite(home.root, site)
  }
  console.log('Taking their pictures …')
  const { run, stories } = await take(site, settings)
  for (const { story, complaint } of run.failures)
    console.log(`not drawn: ${story}: ${complaint.split('\n')[0]}`)
  const latest = await picturesIn(home.latest, (name) => !isFailed(name, run))
  let isWrong = run.failures.length > 0
  let found: Parameters<typeof writeLooks>[2]
  if (base && baseline) {
    const before = await readBefore(baseline, run)
    const comparison = compareSets(before, latest)
    const looks = looksSince(base.id)
    const isMeant = !isUnexplained(comparison, looks)
    await report(comparison, run, before, latest, [
      `Compared with ${nameOf(base)}.`,
      ...looks.map(({ words }) => `Looks: ${words}`),
      ...(isMeant ? [] : [unexplained]),
    ])
    isWrong ||= !isMeant
    found = { commit: head, looks, comparison, before, latest }
  }
  // Whole runs of what is committed are what the next commit is compared with.
  if (!isChanged && settings.only.length === 0) await keepBaseline(home.latest, home.baselines, head.id)
  const since = await changesSince(latest, run, head)
  const earlier = settings.only.length > 0 ? await readOverview(home.overview) : undefined
  const left = (names: readonly string[]) => names.filter((name) => !latest.has(`${name}.png`))
  await writeOverview(home.overview, latest, stories, {
    commit: head,
    isChanged,
    browser: run.browser,
    since: since.map(({ commit, pictures }) => ({
      commit,
      pictures: [
        ...pictures,
        ...left(earlier?.since.find((one) => one.commit.id === commit.id)?.pictures ?? []),
      ],
    })),
  })
  await writeLooks(home.overview, allLooks(), found)
  await cp(home.overview, path.join(site, 'overview'), { recursive: true })
  console.log(`Overview: ${path.join(site, 'index.html')}, and with the next npm run build-storybook`)
  return isWrong ? 1 : 0
}

const words = process.argv.slice(2)
if (words.includes('--help')) console.log(help)
else
  try {
    process.exitCode = await review(readSettings(words))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
