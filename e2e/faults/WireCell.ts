import type { Browser, Page } from 'playwright'
import type { TestConsole } from '../../server/node/testing/testConsole'
import { limits } from '../../src/contract/limits'
import { repeatable, type EndpointName } from '../../src/contract/endpoints'
import type { ColumnName, Failure } from '../../stories/faultMatrix/faultColumns'
import { typed } from '../../stories/faultMatrix/typed'
import { endpointOf } from '../../stories/support/faults'
import { complaintsOf } from '../support/complaintsOf'
import { press, write } from '../support/hand'
import { until, untilIs } from '../support/until'
import { startFaultProxy, type FaultProxy } from './faultProxy'
import { wireFault } from './wireColumns'

/** The directory as the server keeps it, behind the proxy. */
export interface Directory {
  tagNames: () => Promise<string[]>
  addTag: (name: string) => Promise<number>
}

/** One cell: a call, what happens to it on the wire, and the built console in a browser of its own. */
export interface WireCell {
  name: EndpointName
  column: ColumnName
  /** What is typed in this cell alone. */
  words: string
  page: Page
  proxy: FaultProxy
  directory: Directory
  complaints: string[]
  /** How often the console made a call; what the browser sends again by itself is not the console's. */
  tries: (name: EndpointName) => number
  leave: () => Promise<void>
}

/**
 * The console's time-outs of `usual` ms, of XHR's calls and of fetch's, twenty times as fast while the call hangs: nobody waits for
 * three times fifteen seconds.
 */
const hurry = (usual: number) => {
  const { setTimeout } = window
  const timer = (handler: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
    setTimeout(
      handler,
      milliseconds === usual && !('isPatient' in window) ? usual / 20 : milliseconds,
      ...rest,
    )
  Object.assign(window, { setTimeout: timer })
  const { prototype } = XMLHttpRequest
  const own = Object.getOwnPropertyDescriptor(prototype, 'timeout')
  Object.defineProperty(prototype, 'timeout', {
    ...own,
    set(this: XMLHttpRequest, milliseconds: number) {
      own?.set?.call(this, 'isPatient' in window ? milliseconds : milliseconds / 20)
    },
  })
}

let cells = 0

/** Opens a browser context on a proxy of its own, signed in. */
export async function openCell(
  name: EndpointName,
  column: ColumnName,
  {
    browser,
    server,
    directory,
    token,
  }: { browser: Browser; server: TestConsole; directory: Directory; token: string },
): Promise<WireCell> {
  const proxy = await startFaultProxy(server.address)
  const context = await browser.newContext({ baseURL: proxy.origin, reducedMotion: 'reduce' })
  context.setDefaultTimeout(30_000)
  if (column === 'timeout') await context.addInitScript(hurry, limits.timeout)
  const page = await context.newPage()
  const calls: EndpointName[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return
    const made = endpointOf(new Request(request.url(), { method: request.method() }))
    if (made) calls.push(made)
  })
  await page.goto('/login')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  return {
    name,
    column,
    words: `Typed in ${name}, ${column}, ${++cells}`,
    page,
    proxy,
    directory,
    complaints: complaintsOf(page),
    tries: (call) => calls.filter((one) => one === call).length,
    async leave() {
      await context.close()
      await proxy.close()
    },
  }
}

/** Lets it happen to the call from now on. */
export const begin = ({ proxy, name, column }: WireCell) => void (proxy.faults[name] = wireFault(column))
export async function end({ proxy, name, page }: WireCell): Promise<void> {
  delete proxy.faults[name]
  await page.evaluate(() => Object.assign(window, { isPatient: true }))
}

/** Holds all answers to the cell's call back until it is opened. */
export function gate({ proxy, name }: WireCell): { open: () => void; isAsked: () => Promise<void> } {
  let open: () => void = () => undefined
  proxy.faults[name] = { until: new Promise<void>((resolve) => (open = resolve)) }
  const former = proxy.arrived(name)
  return {
    open: () => open(),
    isAsked: async () =>
      void (await untilIs(
        async () => proxy.arrived(name),
        (count) => count === former + 1,
        `The call ${name} arrives`,
      )),
  }
}

/** How often a call may be tried (decisions, "Retries and double submission"). */
export const expectedTries = ({ name }: WireCell, { tries }: Failure, isKeyed: boolean) =>
  isKeyed ? tries.keyed : tries[repeatable(name)]

export const typedIn = ({ page }: WireCell): Promise<string[]> => page.evaluate(`(${typed})()`)

/** The messages among the notifications. */
export const toasts = ({ page }: WireCell): Promise<string[]> =>
  page.getByRole('region', { name: 'Notifications' }).locator('p').allTextContents()

/** What is said as an alert in a place. */
export const alerts = async ({ page }: WireCell, place: string): Promise<string> =>
  (await page.locator(`${place} [role=alert]`).allTextContents()).join(' ')

/** The focus is somewhere, or comes there in a moment. */
export async function hasFocus({ page }: WireCell, when: string): Promise<void> {
  await until(
    () => page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null),
    `Nothing has the focus ${when}`,
  )
}

export const heading = ({ page }: WireCell): Promise<string> => page.locator('h1').first().innerText()

/** The login says that the session has ended; signing in leads back. */
export async function signInAgain(
  { page }: WireCell,
  words: string,
  between: () => Promise<void>,
): Promise<void> {
  await page.getByRole('form', { name: 'Login' }).waitFor()
  await page.locator('output').filter({ hasText: words }).first().waitFor()
  await between()
  await write(page.getByLabel('E-mail'), 'admin@example.org')
  await write(page.getByLabel('Password'), 'open-source-demo')
  await press(page.getByRole('button', { name: 'Login', exact: true }))
}
