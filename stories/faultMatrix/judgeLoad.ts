import { paths } from '../../src/paths'
import type { Cell } from './Cell'
import { withoutSession, type Failure } from './faultColumns'
import {
  alerts,
  button,
  follow,
  formNamed,
  heading,
  isAnnouncedPolitely,
  isWithin,
  main,
  put,
  signInAgain,
  statuses,
  until,
} from './look'
import type { LoadRow } from './rows/row'
import { frames, gate } from './gate'
import { typed } from './typed'
import { hand } from '../support/hand'

/** A call fails that the screen makes when it opens. */
export async function judgeLoad(cell: Cell, row: LoadRow, thrown: Failure): Promise<void> {
  const { mounted, name, column } = cell
  const failure = name === 'verify' ? withoutSession(thrown) : thrown
  cell.begin(failure)
  mounted.open()
  const place = row.beside?.place ?? main
  const again = name === 'verify' ? 'Back to Login' : (row.beside?.again ?? 'Retry')
  const wayOn = () => button(again, place()) ?? wayBack()
  if (column === '401' && name !== 'verify') return judgeEnd(cell, row, failure)

  await cell.wait(() => wayOn(), `no way on; the screen says: ${main().textContent?.slice(0, 200)}`)
  const said = name === 'verify' ? main().textContent : row.beside ? statuses(place()) : alerts(main())
  cell.hold(
    said?.toLowerCase().includes(failure.words.toLowerCase()) === true,
    `says "${said}" instead of "${failure.words}"`,
  )
  cell.holdTries(failure)
  cell.hold(mounted.toasts().length === 0, `toasts: ${mounted.toasts().join(', ')}`)
  cell.hold(heading() !== '', 'no heading')
  if (column === '403' && name !== 'currentUser' && name !== 'verify')
    await cell.wait(() => mounted.tries('currentUser') === 2, 'the session is not checked again')

  if (column === '404' && wayBack()) return judgeMissing(cell, row)
  if (row.typing)
    put(await until(() => formNamed(row.typing?.form ?? ''), 'no form'), row.typing.field, 'kept')
  const before = typed()
  cell.end()
  const on = wayOn()
  if (on) await hand.click(on)
  if (name === 'verify') {
    await cell.wait(() => formNamed('Login'), 'no way back to the login')
    return cell.holdFocus('on the login screen')
  }
  await cell.wait(row.isShown, 'Retry does not bring what was asked for')
  await cell.holdFocus('after Retry')
  if (row.typing) cell.hold(isWithin(before, typed()), `typed ${before.join('|')}, now ${typed().join('|')}`)
}

/** The way back that stands in the place of Retry where a record does not exist. */
const wayBack = () =>
  [...main().querySelectorAll('[role=alert] a')].find((one) => one.textContent?.startsWith('Go to '))

/** What does not exist leads to its list; asked for again once it exists, it is there. */
async function judgeMissing(cell: Cell, row: LoadRow) {
  const { mounted } = cell
  const here = mounted.scenario.address()
  const back = wayBack()
  cell.hold(!button('Retry', main()), 'another try is offered of what does not exist')
  cell.end()
  if (back) await hand.click(back)
  await cell.wait(() => mounted.scenario.address() !== here, 'the way back leads nowhere')
  await cell.holdFocus('at the list')
  mounted.back()
  await cell.wait(row.isShown, 'Back does not show the screen')
}

/** The session has ended: the login says so, and leads back here. */
async function judgeEnd(cell: Cell, row: LoadRow, failure: Failure) {
  await cell.wait(() => formNamed('Login'), 'no login screen')
  await cell.wait(() => isAnnouncedPolitely(failure.words), 'nothing says that the session has ended')
  cell.holdTries(failure)
  cell.end()
  await signInAgain(row.as === 'SUPER_ADMIN' ? 'super.admin@example.org' : 'admin@example.org')
  await cell.wait(row.isShown, 'signing in does not lead back to the screen')
}

/** The answer comes when somebody is elsewhere. */
export async function judgeLeftLoad(cell: Cell, row: LoadRow): Promise<void> {
  const { mounted, name } = cell
  const { requests, open } = gate(cell)
  mounted.open()
  await until(() => requests.length > 0, 'the call is not made')
  const elsewhere = row.at === paths.settings() ? 'Tags' : 'Settings'
  await until(() => document.querySelector('nav[aria-label="Main"]'), 'no sidebar')
  await follow(elsewhere)
  await cell.wait(() => heading() === elsewhere, 'the screen cannot be left')
  // The frame around all screens needs the profile everywhere.
  if (name !== 'profile') cell.hold(requests.at(-1)?.signal.aborted === true, 'the call is not given up')
  open()
  await frames(5)
  cell.hold(heading() === elsewhere, `the late answer leads to ${heading()}`)
  cell.hold(alerts() === '' && mounted.toasts().length === 0, `the late answer is shown: ${alerts()}`)
  await cell.holdFocus('elsewhere')
  cell.end()
  mounted.back()
  await cell.wait(row.isShown, 'Back does not show the screen')
}
