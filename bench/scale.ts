import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { chromiumArguments, ensureChromium } from '../e2e/support/chromium'
import { root } from '../server/node/build/sources.mjs'
import { startConsole } from '../server/node/testing/testConsole'
import { startTestPostgres } from '../server/node/testing/testPostgres'
import { limits } from '../src/contract/limits'
import { fillUp } from './fillUp'
import { untilChanged, usualSlowdown, visit, type Visit } from './peers/visit'
import { curveOf } from './scale/curve'
import { tokenOf } from './tokenOf'

const usualSizes = [1000, 10_000, 100_000, 1_000_000]
/** How long a page is left alone until it counts as quiet, in ms. */
const quiet = 3000
const names = 'tbody tr[data-index] th a'
/** The picture of the list, which is there before the console's code, has such rows too. */
const painted = 'tbody th a'
/** Two keys that leave fewer rows of the made-up projects each. */
const typed = '70'

/** What a directory of one size costs; medians. */
export interface Scale {
  projects: number
  /** Milliseconds until the first row of a page that is opened anew is painted, on a fast network. */
  firstRow: number
  /** Milliseconds until that row can be pressed. */
  live: number
  /** Kilobytes of the API's answers, as sent, and milliseconds of the processor until the page is quiet. */
  kilobytes: number
  processor: number
  /** Milliseconds from the last key of a search to its rows, and from a jump of the scroll bar to the middle to its rows. */
  key: number
  jump: number
  /** Megabytes of the heap, and elements, once the page is quiet. */
  heap: number
  nodes: number
}

/**
 * `npm run bench:scale`: the list of projects over one PostgreSQL that is filled up to each size, read whole up to 5,000 rows
 * and searched by the host above; the browser's processor is four times slower, or `--slowdown` times. `--projects 1000,100000`
 * measures these sizes; `--svg` draws the curve to docs/scale.svg.
 */
async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      projects: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      slowdown: { type: 'string', default: String(usualSlowdown) },
      svg: { type: 'boolean', default: false },
    },
  })
  const sizes = values.projects?.split(',').map(Number) ?? usualSizes
  const postgres = await startTestPostgres()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  const measured: Scale[] = []
  try {
    for (const size of sizes) {
      const running = await startConsole({ database: { url: postgres.url } })
      try {
        await fillUp(postgres.url, running.dataDir, size)
        const token = await tokenOf(running)
        const rounds: Scale[] = []
        for (let round = 0; round < Number(values.rounds); round += 1)
          rounds.push(await scaleOf(browser, running.address, token, size, Number(values.slowdown)))
        measured.push(medianOf(rounds))
        report(measured.slice(-1), measured.length === 1)
      } finally {
        await running.stop()
      }
    }
  } finally {
    await browser.close()
    await postgres.stop()
  }
  if (values.svg) await writeFile(path.join(root, 'docs/scale.svg'), curveOf(measured))
}

async function scaleOf(
  browser: Browser,
  address: string,
  token: string,
  projects: number,
  slowdown: number,
): Promise<Scale> {
  const isSearched = projects > limits.wholeList
  const visited = await visit(browser, {
    address: `${address}/osn_main`,
    selector: painted,
    others: [names],
    token,
    isSlow: false,
    slowdown,
    ...(isSearched && { kept: { offersQuery: 'true' } }),
  })
  const { page } = visited
  const kilobytes = countAnswers(page)
  const firstRow = await visited.paintedAt()
  const live = await visited.paintedAt(names)
  await page.waitForTimeout(quiet)
  const { TaskDuration = 0, JSHeapUsedSize = 0, Nodes = 0 } = await visited.counts()
  const received = kilobytes()
  await page.locator('input[type=search]').first().focus()
  const key = await untilChanged(page, names, () => page.keyboard.type(typed, { delay: 400 }))
  await page.locator('input[type=search]').first().fill('')
  await page.waitForTimeout(1000)
  const jump = await jumped(visited)
  await visited.leave()
  return {
    projects,
    firstRow,
    live,
    kilobytes: received,
    processor: TaskDuration * 1000,
    key,
    jump,
    heap: JSHeapUsedSize / 1e6,
    nodes: Nodes,
  }
}

/** Counts what the API sends from now on, as it comes over the wire. */
function countAnswers(page: Page): () => number {
  let bytes = 0
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return
    void request.sizes().then(
      ({ responseBodySize }) => {
        bytes += responseBodySize
      },
      () => undefined,
    )
  })
  return () => bytes / 1000
}

/** Milliseconds from a jump of the scroll bar to the middle until a row stands in view. */
async function jumped({ page }: Visit): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        window.scrollTo(0, document.documentElement.scrollHeight / 2)
        const look = () => {
          const isThere = [...document.querySelectorAll(selector)].some((one) => {
            const { top, bottom } = one.getBoundingClientRect()
            return bottom > 200 && top < innerHeight
          })
          requestAnimationFrame(isThere ? () => resolve(performance.now() - began) : look)
        }
        requestAnimationFrame(look)
      }),
    names,
  )
}

function medianOf(rounds: readonly Scale[]): Scale {
  const median = (figure: keyof Scale) =>
    rounds.map((one) => one[figure]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  const [first] = rounds
  if (!first) throw new Error('Measure at least one round: --rounds 1')
  return Object.fromEntries(
    Object.keys(first).map((figure) => [figure, median(figure as keyof Scale)]),
  ) as unknown as Scale
}

function report(measured: readonly Scale[], isFirst: boolean): void {
  if (isFirst)
    console.log(
      '\n  projects  first row, ms  that acts, ms  API, kB  processor, ms  key, ms  jump, ms  heap, MB  nodes',
    )
  for (const one of measured)
    console.log(
      [
        one.projects.toLocaleString('en').padStart(10),
        one.firstRow.toFixed(0).padStart(15),
        one.live.toFixed(0).padStart(15),
        one.kilobytes.toFixed(0).padStart(9),
        one.processor.toFixed(0).padStart(15),
        one.key.toFixed(0).padStart(9),
        one.jump.toFixed(0).padStart(10),
        one.heap.toFixed(1).padStart(10),
        String(one.nodes).padStart(7),
      ].join(''),
    )
}

await measure()
