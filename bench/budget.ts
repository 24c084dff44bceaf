import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArguments, ensureChromium } from '../e2e/support/chromium'
import { startConsole } from '../server/node/testing/testConsole'
import { prerendered } from '../src/lib/prerendered'
import budgets from './budgets.json' with { type: 'json' }
import { firstPaint, type FirstPaint } from './firstPaint'
import { judge, type Figures } from './judge'
import recorded from './recorded.json' with { type: 'json' }
import { tokenOf } from './tokenOf'
import { costsOf } from './why'

/** What shows that a screen is there: the login button, once the console has taken the form over; a cell of the table. */
const selectors = {
  'login screen': `#root:not([${prerendered.root}]) button[type="submit"]`,
  'projects table': 'tbody td, [role="row"] [role="cell"], [role="row"] [role="gridcell"]',
} as const
type Screen = keyof typeof selectors

/** Words that only the rich-text editor's chunk holds. */
const editorMark = 'public/DraftEditor'
/** Milliseconds in which the page has to ask for the editor, once its rows stand. */
const quiet = 4000

/**
 * `npm run bench`: gzip bytes of script, style and the page itself, and requests, up to the login screen and up to the projects table, in a real
 * browser against the real server. With `--budget` it fails when they are over those of budgets.json, more than 3 % above those of
 * recorded.json, or when the editor's chunk is over its budget or comes before the first rows. `--record` writes recorded.json. With `--why` it says what
 * the ten largest libraries cost on each.
 */
async function measure(): Promise<number> {
  const {
    budget: isStrict,
    record,
    why,
  } = parseArgs({
    options: {
      budget: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      why: { type: 'boolean', default: false },
    },
  }).values
  const running = await startConsole({ database: 'pglite' })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    const token = await tokenOf(running)
    const painted: Record<Screen, FirstPaint> = {
      'login screen': await paint('login screen'),
      'projects table': await paint('projects table', token),
    }
    const isWithin = report(painted)
    if (record) await writeFile(recordFile, recordOf(painted))
    const isEditorWithin = reportEditor(painted['projects table'])
    if (why) await reportCosts(painted)
    return isStrict && !(isWithin && isEditorWithin) ? 1 : 0
  } finally {
    await browser.close()
    await running.stop()
  }

  function paint(screen: Screen, token?: string): Promise<FirstPaint> {
    const address = running.address + budgets[screen].path
    return firstPaint(browser, { address, selector: selectors[screen], quiet, ...(token && { token }) })
  }
}

function report(painted: Record<Screen, FirstPaint>): boolean {
  const rows = (Object.keys(selectors) as Screen[]).flatMap((screen) =>
    (['script', 'style', 'page'] as const).map((kind) => ({
      screen,
      kind,
      bytes: painted[screen][kind],
      most: budgets[screen][kind],
    })),
  )
  console.log('\nScreen          Kind    gzip kB  Budget')
  for (const { screen, kind, bytes, most } of rows) {
    const [size, limit] = [bytes, most].map((count) => (count / 1000).toFixed(1).padStart(7))
    console.log(`${screen.padEnd(16)}${kind.padEnd(8)}${size} ${limit}${bytes > most ? '  over' : ''}`)
  }
  const requests = (Object.keys(selectors) as Screen[]).map((screen) => ({
    screen,
    count: painted[screen].requests,
    most: budgets[screen].requests,
  }))
  for (const { screen, count, most } of requests)
    console.log(`${screen}: ${count} requests, at most ${most}${count > most ? '  over' : ''}`)
  const screens = Object.keys(selectors) as Screen[]
  const problems = screens.flatMap((screen) => {
    const found = judge(screen, figuresOf(painted[screen]), budgets[screen], recorded[screen])
    if (found.length > 0)
      console.log(`\n${screen}, file by file:\n${painted[screen].files.map(fileLine).join('\n')}`)
    return found
  })
  if (problems.length > 0) console.log(`\n${problems.join('\n')}`)
  return problems.length === 0
}

const recordFile = path.join(import.meta.dirname, 'recorded.json')

function figuresOf({ script, style, page, requests }: FirstPaint): Figures {
  return { script, style, page, requests }
}

function recordOf(painted: Record<Screen, FirstPaint>): string {
  const figures = Object.entries(painted).map(([screen, one]) => [screen, figuresOf(one)])
  return `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`
}

function fileLine({ url, bytes }: FirstPaint['files'][number]): string {
  return `${(bytes / 1000).toFixed(1).padStart(7)}  ${new URL(url).pathname}`
}

function reportEditor({ later }: FirstPaint): boolean {
  const chunk = later.find(({ text }) => text.includes(editorMark))
  if (!chunk) {
    console.log(
      `The editor’s chunk was not asked for in the ${quiet} ms after the first rows were painted: too early, or not at all.\n`,
    )
    return false
  }
  const bytes = gzipSync(chunk.text).length
  const most = budgets['editor'].script
  console.log(
    `The editor’s chunk was asked for after the first rows were painted: ${(bytes / 1000).toFixed(1)} kB, at most ` +
      `${most / 1000}${bytes > most ? '  over' : ''}.\n`,
  )
  return bytes <= most
}

/** How many are listed. */
const listed = 10

async function reportCosts(painted: Record<Screen, FirstPaint>): Promise<void> {
  const screens = Object.keys(selectors) as Screen[]
  const costs = await costsOf(screens.map((screen) => painted[screen]))
  for (const [index, screen] of screens.entries()) {
    const lines = (costs[index] ?? [])
      .slice(0, listed)
      .map(({ name, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)}  ${name}`)
    console.log(`${screen}, gzip kB of script by library:\n${lines.join('\n')}\n`)
  }
}

process.exitCode = await measure()
