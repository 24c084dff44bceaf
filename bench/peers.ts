import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { chromiumArguments, ensureChromium } from '../e2e/support/chromium'
import { startConsole } from '../server/node/testing/testConsole'
import { contestants, type Contestant } from './peers/contestants'
import { servePeer, type PeerServer } from './peers/peerServer'
import { scrolled } from './peers/scrolling'
import { untilChanged, visit } from './peers/visit'
import { tokenOf } from './tokenOf'

/** How long a page is left alone until it counts as quiet, in ms. */
const quiet = 4000
const sizes = [1000, 10_000]
/** A part of the names that are made here, each key of which leaves fewer. */
const typed = '705'

/** What is measured, in the order of the table; all in ms but the frames, heap and nodes. A row acts once it can be pressed. */
const figures = [
  'sign-in form, slow',
  'first row of 1,000, slow',
  'first row of 1,000, fast',
  'first row of 10,000, slow',
  'first row of 10,000, fast',
  'row that acts of 1,000, slow',
  'row that acts of 1,000, fast',
  'row that acts of 10,000, slow',
  'row that acts of 10,000, fast',
  'processor until quiet, 1,000',
  'processor until quiet, 10,000',
  'last key to rows, 1,000',
  'last key to rows, 10,000',
  'press to form',
  'frames dropped, reading 10,000, %',
  'frames blank, reading 10,000, %',
  'frames dropped, through 10,000, %',
  'frames blank, through 10,000, %',
  'heap at 10,000, MB',
  'nodes at 10,000',
] as const
type Figures = Record<(typeof figures)[number], number>

/**
 * `npm run bench:peers`: the console beside the same list in plain JavaScript and in React with a virtual list, on a
 * processor four times slower; `slow` is a network of 1.6 Mbit/s and 150 ms. They take turns; medians of `--rounds` (5),
 * and the console's ratios to React; of frames the difference in points of per cent.
 */
async function measure(): Promise<void> {
  const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } }).values
  const running = await startConsole({ database: 'pglite' })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  const token = await tokenOf(running)
  const own = await ownRows(running.address, token)
  const all = await Promise.all(
    (await contestants()).map(async (one) => ({ one, server: await servePeer(running.address, one.files) })),
  )
  const measured = new Map<string, Figures[]>(all.map(({ one }) => [one.name, []]))
  try {
    for (let round = 0; round < Number(rounds); round += 1)
      for (const { one, server } of all) {
        measured.get(one.name)?.push(await figuresOf(browser, one, server, token, own))
        process.stdout.write('.')
      }
    report(measured)
  } finally {
    await Promise.all(all.map(({ server }) => server.close()))
    await browser.close()
    await running.stop()
  }
}

async function ownRows(address: string, token: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${address}/api/admin/osn/0`, { headers: { Authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data
}

/** So many rows, made of these; the first of them are these. */
const rowsOf = (own: readonly Record<string, unknown>[], count: number) =>
  Array.from({ length: count }, (_, index) => {
    const row = own[index % own.length]
    return index < own.length
      ? row
      : { ...row, id: 100_000 + index, name: `${String(row?.['name'])} ${index}` }
  }).filter((row) => row !== undefined)

async function figuresOf(
  browser: Browser,
  { names, live }: Contestant,
  { address, setRows }: PeerServer,
  token: string,
  own: readonly Record<string, unknown>[],
): Promise<Figures> {
  const form = await visit(browser, { address, selector: 'input[name=email]', isSlow: true })
  const found: Partial<Figures> = { 'sign-in form, slow': await form.paintedAt() }
  await form.leave()
  for (const size of sizes) {
    const label = size.toLocaleString('en')
    setRows(rowsOf(own, size))
    const slow = await visit(browser, { address, selector: names, others: [live], token, isSlow: true })
    const slowRow = await slow.paintedAt()
    const slowLive = await slow.paintedAt(live)
    await slow.leave()
    const fast = await visit(browser, { address, selector: names, others: [live], token, isSlow: false })
    const { page } = fast
    const fastRow = await fast.paintedAt()
    const fastLive = await fast.paintedAt(live)
    await page.waitForTimeout(quiet)
    const { TaskDuration = 0, JSHeapUsedSize = 0, Nodes = 0 } = await fast.counts()
    if (size === sizes.at(-1)) {
      const reading = await scrolled(page, 'reading')
      const whole = await scrolled(page, 'whole')
      Object.assign(found, {
        [`frames dropped, reading ${label}, %`]: reading.dropped,
        [`frames blank, reading ${label}, %`]: reading.blank,
        [`frames dropped, through ${label}, %`]: whole.dropped,
        [`frames blank, through ${label}, %`]: whole.blank,
      })
      await page.waitForTimeout(1000)
    }
    await page.locator('input[type=search]').first().focus()
    const key = await untilChanged(page, names, () => page.keyboard.type(typed, { delay: 60 }))
    // The records of the first rows are on the server.
    await page.locator('input[type=search]').first().fill('')
    await page.waitForTimeout(1000)
    const press = await untilChanged(page, 'h1, input[name=name]', () => page.locator(names).first().click())
    await fast.leave()
    Object.assign(found, {
      [`first row of ${label}, slow`]: slowRow,
      [`first row of ${label}, fast`]: fastRow,
      [`row that acts of ${label}, slow`]: slowLive,
      [`row that acts of ${label}, fast`]: fastLive,
      [`processor until quiet, ${label}`]: TaskDuration * 1000,
      [`last key to rows, ${label}`]: key,
      'press to form': press,
      'heap at 10,000, MB': JSHeapUsedSize / 1e6,
      'nodes at 10,000': Nodes,
    })
  }
  return found as Figures
}

function report(measured: ReadonlyMap<string, Figures[]>): void {
  const median = (name: string, figure: keyof Figures) => {
    const values = (measured.get(name) ?? []).map((one) => one[figure]).toSorted((a, b) => a - b)
    return values[Math.floor(values.length / 2)] ?? 0
  }
  console.log(`\n${''.padEnd(34)}   plain   React  console  to React`)
  for (const figure of figures) {
    const [plain = 0, bare = 0, own = 0] = ['plain', 'bare', 'console'].map((name) => median(name, figure))
    const cells = [plain, bare, own].map((value) => value.toFixed(value < 100 ? 1 : 0).padStart(8))
    const toReact = figure.endsWith('%')
      ? `${own < bare ? '' : '+'}${(own - bare).toFixed(0)}`
      : (own / bare).toFixed(2)
    console.log(`${figure.padEnd(34)}${cells.join('')}${toReact.padStart(10)}`)
  }
}

await measure()
