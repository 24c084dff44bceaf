import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { chromiumArguments, ensureChromium } from '../e2e/support/chromium'
import { startConsole } from '../server/node/testing/testConsole'
import { startTestPostgres } from '../server/node/testing/testPostgres'
import { fillUp } from './fillUp'
import { addTwoTags, mergeThem, type Step } from './mergeTags'
import { tokenOf } from './tokenOf'

/**
 * `npm run bench:bulk`: all projects of a directory (`--projects`, 41,208) selected, read for the preview, changed by one change of
 * many records, and taken back; then a tag that all but one of them have is merged into another one, and that is taken back. In the built
 * console over PostgreSQL: seconds until each is done, and how many calls it took.
 */
async function measure(): Promise<void> {
  const { values } = parseArgs({ options: { projects: { type: 'string', default: '41208' } } })
  const postgres = await startTestPostgres()
  const running = await startConsole({ database: { url: postgres.url } })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    await fillUp(postgres.url, running.dataDir, Number(values.projects))
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const token = await tokenOf(running)
    await context.addInitScript(
      ([kept]) => {
        localStorage.setItem('token', kept ?? '')
        localStorage.setItem('offersQuery', 'true')
      },
      [token],
    )
    const page = await context.newPage()
    await page.goto(`${running.address}/osn_main`)
    await page.locator('tbody tr[data-index]').first().waitFor()
    await page.waitForTimeout(3000)
    const lines: string[] = []
    const step = stepOn(page, lines)
    await changeAll(page, step)
    await addTwoTags(postgres.url)
    await mergeThem(page, running.address, step)
    for (const line of lines) console.log(line)
  } finally {
    await browser.close()
    await running.stop()
    await postgres.stop()
  }
}

/** Each step adds a line: its seconds, its calls, and what the screen says. */
function stepOn(page: Page, lines: string[]): Step {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1
  })
  return async (name, work, said) => {
    const began = performance.now()
    calls = 0
    await work()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    lines.push(`${name}: ${seconds} s, ${calls} calls: ${await said()}`)
  }
}

async function changeAll(page: Page, step: Step): Promise<void> {
  const bar = page.getByRole('region', { name: 'Selected projects' })
  const dialog = page.getByRole('dialog')
  const card = page.getByRole('region', { name: 'Change of many records' })
  await step(
    'selected',
    async () => {
      await page.getByRole('checkbox', { name: /^Select all/ }).click()
      await bar.waitFor()
    },
    () => bar.getByText(/ selected$/).innerText(),
  )
  await step(
    'read for the preview',
    async () => {
      await bar.getByRole('button', { name: /^State/ }).click()
      await dialog.getByText('Choose what to change').waitFor({ timeout: 300_000 })
    },
    async () => 'ready',
  )
  await step(
    'previewed',
    async () => {
      await dialog.getByRole('radio', { name: 'Inactive', exact: true }).check({ force: true })
      await dialog.getByText(/will change/).waitFor()
    },
    () => dialog.getByText(/will change/).innerText(),
  )
  const undo = card.getByRole('button', { name: 'Undo' })
  await step(
    'changed',
    async () => {
      await dialog.getByRole('button', { name: /^Change \d/ }).click()
      await undo.waitFor({ timeout: 300_000 })
    },
    () => card.getByRole('status').innerText(),
  )
  await step(
    'taken back',
    async () => {
      await undo.click()
      await card.getByText(/projects taken back/).waitFor({ timeout: 300_000 })
    },
    () => card.getByRole('status').innerText(),
  )
}

await measure()
