import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { chromiumArguments, ensureChromium } from '../e2e/support/chromium'
import { startConsole, type TestConsole } from '../server/node/testing/testConsole'
import budgets from './budgets.json' with { type: 'json' }
import { manyProjects } from './manyProjects'
import { tokenOf } from './tokenOf'

/** What a table of so many rows costs. */
interface Cost {
  /** Rows in the document at most, while the page is scrolled through them. */
  rows: number
  /** Milliseconds of script until the first rows stand, and during the scrolling. */
  script: number
}

const few = 100
const many = 10_000
/** Steps of scrolling, and pixels of each. */
const steps = 20
const stepHeight = 400

/**
 * `npm run bench:table`: how many rows of a table of 10,000 projects stand in the document, and how much more script it
 * runs than a table of 100. With `--budget` it fails when that is more than budgets.json allows.
 */
async function measure(): Promise<number> {
  const { budget: isStrict } = parseArgs({ options: { budget: { type: 'boolean', default: false } } }).values
  const running = await startConsole({ database: 'pglite' })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    const token = await tokenOf(running)
    await cost(browser, running, token, few)
    const small = await cost(browser, running, token, few)
    const large = await cost(browser, running, token, many)
    const ratio = large.script / small.script
    const { rows, ratio: mostRatio } = budgets['table of 10,000']
    console.log(`\nRows in the document: ${large.rows} of ${many}, ${rows} at most`)
    console.log(
      `Script: ${small.script.toFixed(0)} ms for ${few} rows, ${large.script.toFixed(0)} ms for ${many}`,
    )
    console.log(`Ratio: ${ratio.toFixed(2)}, ${mostRatio} at most\n`)
    return isStrict && (large.rows > rows || ratio > mostRatio) ? 1 : 0
  } finally {
    await browser.close()
    await running.stop()
  }
}

/** Opens the table of projects with `count` rows, made of the server's own, and scrolls through its beginning. */
async function cost(browser: Browser, { address }: TestConsole, token: string, count: number): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`)
  const page = await context.newPage()
  await manyProjects(page, count)
  const metrics = await context.newCDPSession(page)
  await metrics.send('Performance.enable')
  await page.goto(`${address}/osn_main`)
  const cells = page.locator('tbody td:not(:empty)')
  await cells.first().waitFor({ timeout: 60_000 })
  await cells.first().scrollIntoViewIfNeeded()
  await cells.first().hover()
  let rows = 0
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, stepHeight)
    await page.waitForTimeout(50)
    rows = Math.max(rows, await page.locator('tbody tr').count())
  }
  const script = (await metrics.send('Performance.getMetrics')).metrics.find(
    ({ name }) => name === 'ScriptDuration',
  )
  await context.close()
  return { rows, script: (script?.value ?? 0) * 1000 }
}

process.exitCode = await measure()
