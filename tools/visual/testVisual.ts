import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildSite, buildSiteOf } from './buildSite'
import { compareSets, isDifferent } from './compareSets'
import { home } from './home'
import { approvePictures, isFailed, isJudged, namesIn, picturesIn, readRun, writeRun } from './pictureFolder'
import { reportPage } from './reportPage'
import { serveFolder } from './serveFolder'
import { help, readSettings, type Settings } from './settings'
import { takePictures, type Taken } from './takePictures'

const noneApproved =
  'There are no approved pictures yet. Look at these and run npm run visual:approve, or make them from another commit: ' +
  'npm run test:visual -- --from <commit>'

/** Takes the pictures of a Storybook's folder into the folder of the latest ones. */
async function take(site: string, settings: Settings): Promise<Taken> {
  await rm(home.latest, { recursive: true, force: true })
  const { address, close } = await serveFolder(site)
  try {
    const taken = await takePictures(address, home.latest, settings)
    const { widths, themes, only } = settings
    await writeRun(home.latest, { browser: taken.browser, failures: taken.failures, widths, themes, only })
    return taken
  } finally {
    await close()
  }
}

/** Makes the approved pictures from a commit. */
async function approveFrom(commit: string, settings: Settings): Promise<void> {
  console.log(`Building the stories of ${commit} …`)
  await buildSiteOf(commit, home.site)
  console.log('Taking their pictures …')
  await take(home.site, settings)
  const { taken } = await approvePictures(home.latest, home.approved)
  console.log(`${taken} pictures of ${commit} are the approved ones now.`)
}

/** Compares all pictures, writes the report and answers the exit code. */
async function review(settings: Settings): Promise<number> {
  if (settings.from !== undefined) await approveFrom(settings.from, settings)
  const site = settings.site ?? home.site
  if (settings.site === undefined) {
    console.log('Building the stories …')
    buildSite(home.root, site)
  }
  console.log('Taking their pictures …')
  const begun = performance.now()
  const { pictures, failures, browser } = await take(site, settings)
  console.log(`${pictures} pictures in ${Math.round((performance.now() - begun) / 1000)} s`)

  const run = { browser, failures, widths: settings.widths, themes: settings.themes, only: settings.only }
  const hasApproved = (await namesIn(home.approved)).length > 0
  const approved = await picturesIn(home.approved, (name) => isJudged(name, run))
  const latest = await picturesIn(home.latest, (name) => !isFailed(name, run))
  const comparison = compareSets(approved, latest)
  const before = await readRun(home.approved)
  const remarks = [
    ...(hasApproved ? [] : [noneApproved]),
    ...(before && before.browser !== browser
      ? [
          `The approved pictures were taken by ${before.browser}, these by ${browser}: some may differ by that alone.`,
        ]
      : []),
  ]
  await mkdir(path.dirname(home.report), { recursive: true })
  await writeFile(home.report, reportPage({ comparison, approved, latest, failures, remarks }))

  const { changed, added, removed, renamed, same } = comparison
  for (const { story, complaint } of failures) console.log(`not drawn: ${story}: ${complaint.split('\n')[0]}`)
  if (hasApproved)
    for (const { name, difference } of changed) console.log(`changed: ${name} (${difference.pixels} px)`)
  console.log(
    `${changed.length} changed, ${added.length} new, ${removed.length} gone, ${renamed.length} renamed, ` +
      `${failures.length} not drawn, ${same.length} the same`,
  )
  for (const remark of remarks) console.log(remark)
  console.log(`Report: ${home.report}`)
  return isDifferent(comparison) || failures.length > 0 ? 1 : 0
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
