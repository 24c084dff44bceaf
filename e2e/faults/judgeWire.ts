import { expect } from 'vitest'
import type { EndpointName } from '../../src/contract/endpoints'
import { failures, type Failure } from '../../stories/faultMatrix/faultColumns'
import { press, write } from '../support/hand'
import { until, untilIs } from '../support/until'
import {
  alerts,
  begin,
  end,
  expectedTries,
  gate,
  hasFocus,
  heading,
  signInAgain,
  toasts,
  typedIn,
  type WireCell,
} from './WireCell'
import type { WireLoad, WireRow, WireSend } from './wireRows'

/** Lets one thing happen to one call, as the fault matrix does; throws what does not hold. */
export async function judgeWire(cell: WireCell, row: WireLoad | WireSend): Promise<void> {
  const failure = failures[cell.column]
  if (row.kind === 'load') await (failure ? judgeLoad(cell, row, failure) : judgeLeftLoad(cell, row))
  else {
    await row.open(cell)
    await row.prepare(cell)
    if (failure) await judgeSend(cell, row, failure)
    else await (cell.column === 'double click' ? judgeDouble(cell, row) : judgeLeft(cell, row))
  }
  expect(cell.complaints, 'what the page complained of').toEqual([])
}

/** Why a cell is not judged; undefined for one that is. */
export const reasonAgainst = ({ without }: WireRow, column: WireCell['column']) => without[column]

const isSame = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b)

/** The console makes a call for the so-manieth time, and no more often. */
const isTried = (cell: WireCell, call: EndpointName, times: number) =>
  untilIs(
    async () => cell.tries(call),
    (count) => count === times,
    `${call} is called ${times} times`,
  )

const quoted = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i')

/** A call fails that the screen makes when it opens: the screen says so, keeps what is typed there, and Retry brings it. */
async function judgeLoad(cell: WireCell, row: WireLoad, failure: Failure): Promise<void> {
  const { page, name, column } = cell
  begin(cell)
  await row.open(cell)
  if (column === '401') {
    await signInAgain(cell, failure.words, async () => {
      expect(await toasts(cell), 'said twice').toEqual([])
      expect(cell.tries(name), 'tries').toBe(expectedTries(cell, failure, false))
      await end(cell)
    })
    return row.isShown(cell)
  }
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry', exact: true })
  const wayBack = page.getByRole('main').getByRole('link', { name: /^Go to / })
  await retry.or(wayBack).first().waitFor()
  expect(await alerts(cell, 'main')).toMatch(quoted(failure.words))
  expect(cell.tries(name), 'tries').toBe(expectedTries(cell, failure, false))
  expect(await toasts(cell)).toEqual([])
  expect(await heading(cell)).not.toBe('')
  if (column === '403') await isTried(cell, 'currentUser', 2)
  if ((await wayBack.count()) > 0) {
    // What does not exist is not asked for again, but left; once it exists, it is there.
    expect(await retry.count()).toBe(0)
    const former = page.url()
    await end(cell)
    await press(wayBack)
    await page.waitForURL((address) => address.href !== former)
    await page.goBack()
    return row.isShown(cell)
  }
  const field = page.getByRole('form', { name: 'Add tag' }).getByLabel('Name')
  await write(field, cell.words)
  await end(cell)
  await press(retry.first())
  await row.isShown(cell)
  await hasFocus(cell, 'after Retry')
  expect(await field.inputValue()).toBe(cell.words)
  expect(cell.tries(name), 'tries with that of Retry').toBe(expectedTries(cell, failure, false) + 1)
}

/** The answer comes when somebody is elsewhere: the call was given up, and nothing is said of it. */
async function judgeLeftLoad(cell: WireCell, row: WireLoad): Promise<void> {
  const { page, proxy, name } = cell
  const { open, isAsked } = gate(cell)
  await row.open(cell)
  await isAsked()
  await follow(cell, 'Settings')
  await untilIs(
    async () => proxy.givenUp(name),
    (count) => count === 1,
    'The call is given up',
  )
  open()
  await end(cell)
  await hasFocus(cell, 'elsewhere')
  expect(await heading(cell)).toBe('Settings')
  expect((await alerts(cell, 'main')) + (await toasts(cell)).join()).toBe('')
  await page.goBack()
  await row.isShown(cell)
}

/** A call fails that somebody makes: it is said once, nothing is gone, and once the fault is gone it succeeds, once. */
async function judgeSend(cell: WireCell, row: WireSend, failure: Failure): Promise<void> {
  const { page, name, column } = cell
  const hasToast = typeof row.saved === 'string'
  const before = await typedIn(cell)
  const checks = cell.tries('currentUser')
  begin(cell)
  await row.send(cell)
  const tries = expectedTries(cell, failure, row.isKeyed)
  if (column === '401') return judgeEnd(cell, row, failure, before)
  const place = `form[aria-label="${row.form}"]`
  await untilIs(
    () => (hasToast ? alerts(cell, place) : page.locator(place).innerText()),
    (said) => quoted(failure.words).test(said),
    `The form says “${failure.words}”`,
  )
  if (hasToast)
    expect((await toasts(cell)).map((one) => one.toLowerCase())).toEqual([failure.words.toLowerCase()])
  else expect(await toasts(cell)).toEqual([])
  expect(await typedIn(cell)).toEqual(before)
  expect(cell.tries(name), 'tries').toBe(tries)
  expect(await row.stored?.(cell)).toBe(row.stored && Number(failure.isCarriedOut === true))
  await hasFocus(cell, 'after the failure')
  expect(await heading(cell)).not.toBe('')
  if (column === '403') await isTried(cell, 'currentUser', checks + 1)
  await end(cell)
  await row.again(cell)
  await judgeSuccess(cell, row)
  // Where the record was written all the same, saving finds nothing left to write.
  if (failure.isCarriedOut) expect(cell.tries(name), 'tries with the last').toBeLessThanOrEqual(tries + 1)
  else expect(cell.tries(name), 'tries with the last').toBe(tries + 1)
}

async function judgeSuccess(cell: WireCell, row: WireSend): Promise<void> {
  const { saved } = row
  if (typeof saved === 'string')
    await untilIs(
      () => toasts(cell),
      // The name of what was added stands behind it.
      (all) => all.some((one) => one.startsWith(saved)),
      `A toast says “${saved}”`,
    )
  else await saved(cell)
  expect(await row.stored?.(cell)).toBe(row.stored && 1)
  await hasFocus(cell, 'after the success')
  if (row.clears) expect(await typedIn(cell)).not.toContain(cell.words)
}

/** The session has ended in mid-edit: after signing in every field is back, and can be sent. */
async function judgeEnd(cell: WireCell, row: WireSend, failure: Failure, before: readonly string[]) {
  await signInAgain(cell, failure.words, async () => {
    expect(await toasts(cell), 'said twice').toEqual([])
    expect(cell.tries(cell.name), 'tries').toBe(expectedTries(cell, failure, row.isKeyed))
    expect(await row.stored?.(cell)).toBe(row.stored && 0)
    await end(cell)
  })
  const label = cell.page.locator('form label').last()
  await untilIs(
    async () => {
      // An editor is fetched when it comes near the window.
      await label.scrollIntoViewIfNeeded()
      return typedIn(cell)
    },
    (now) => isSame(now, before),
    `There is again ${JSON.stringify(before)}`,
  )
  await row.send(cell)
  await judgeSuccess(cell, row)
}

/** The answer comes when somebody has left the screen: it lasts, is said once, and offers nothing to restore. */
async function judgeLeft(cell: WireCell, row: WireSend): Promise<void> {
  const { page } = cell
  const { open, isAsked } = gate(cell)
  await row.send(cell)
  await isAsked()
  await follow(cell, 'Settings')
  await hasFocus(cell, 'elsewhere')
  open()
  await end(cell)
  const { saved } = row
  if (typeof saved === 'string')
    await untilIs(
      () => toasts(cell),
      (all) => all.length === 1 && all[0]!.startsWith(saved),
      `One toast says “${saved}”`,
    )
  expect(await heading(cell)).toBe('Settings')
  expect(await row.stored?.(cell)).toBe(row.stored && 1)
  await page.goBack()
  await page.getByRole('form', { name: row.form }).waitFor()
  if (!row.stored) return
  expect(await page.getByRole('button', { name: 'Restore' }).count()).toBe(0)
  if (row.clears) expect(await typedIn(cell)).not.toContain(cell.words)
}

/** Somebody presses three times: one call, one record, one toast. */
async function judgeDouble(cell: WireCell, row: WireSend): Promise<void> {
  const { open, isAsked } = gate(cell)
  await row.sendImpatiently(cell)
  await isAsked()
  open()
  await judgeSuccess(cell, row)
  expect(cell.tries(cell.name), 'calls').toBe(1)
  expect(await toasts(cell)).toHaveLength(1)
}

/** Goes to another screen by the sidebar, and leaves what is under way when asked. */
async function follow(cell: WireCell, name: string): Promise<void> {
  const { page } = cell
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }))
  const leave = page.getByRole('button', { name: /^Leave/ })
  await until(
    async () => (await leave.count()) > 0 || (await heading(cell)) === name,
    `Neither ${name} nor a question`,
  )
  if ((await leave.count()) > 0) await press(leave)
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
