import { fireEvent, within } from 'storybook/test'
import type { Cell } from './Cell'
import { withoutSession, type Failure } from './faultColumns'
import { frames, gate } from './gate'
import {
  button,
  follow,
  formNamed,
  heading,
  isAnnouncedPolitely,
  isSame,
  lookAround,
  main,
  signInAgain,
  until,
} from './look'
import type { SendRow } from './rows/row'
import { typed } from './typed'
import { hand } from '../support/hand'

const isUpload = (row: SendRow) => row.again !== undefined

async function press(row: SendRow, isAgain = false) {
  const place = isAgain && row.again ? await row.again() : await row.send()
  if (!isUpload(row) || isAgain) await hand.click(place)
}

const isDone = (cell: Cell, { saved }: SendRow) =>
  typeof saved === 'string' ? cell.mounted.toasts().some((toast) => toast.startsWith(saved)) : saved()

/** How many toasts say that it is done. */
const saidBy = (row: SendRow) => (typeof row.saved === 'string' ? 1 : 0)

/** A call fails that somebody makes: the failure is shown, nothing is lost, and once the fault is gone it succeeds, once. */
export async function judgeSend(cell: Cell, row: SendRow, thrown: Failure): Promise<void> {
  const { mounted, column } = cell
  const failure = row.as === 'nobody' ? withoutSession(thrown) : thrown
  await row.fill()
  const before = typed()
  const checks = mounted.tries('currentUser')
  cell.begin(failure)
  await press(row)
  if (column === '401' && row.as !== 'nobody') return judgeEnd(cell, row, failure, before)

  if (row.findsOut && cell.isWritten(failure)) {
    await judgeSuccess(cell, row)
    cell.holdTries(failure)
    cell.hold(row.alerts() === '', `done, and says "${row.alerts()}"`)
    return cell.end()
  }
  const toasted = () => mounted.toasts().some((toast) => toast.toLowerCase() === failure.words.toLowerCase())
  await cell.wait(
    () => (row.hasToast ? toasted() : row.alerts().includes(failure.words)),
    () => `says "${row.alerts()}", toasts "${mounted.toasts().join(', ')}" instead of "${failure.words}"`,
  )
  await frames(2)
  if (row.alerts() !== '' || row.stored)
    cell.hold(
      row.alerts().toLowerCase().includes(failure.words.toLowerCase()),
      `the form says "${row.alerts()}"`,
    )
  cell.hold(mounted.toasts().length === (row.hasToast ? 1 : 0), `toasts: ${mounted.toasts().join(', ')}`)
  cell.holdTyped(before, typed())
  if (row.isKept) cell.hold(row.isKept(), 'what was typed is gone')
  cell.holdTries(failure)
  await cell.holdStored(row, cell.isWritten(failure) ? 1 : 0)
  await cell.holdFocus('after the failure')
  cell.hold(heading() !== '', 'no heading')
  if (column === '403' && row.as !== 'nobody')
    await cell.wait(() => mounted.tries('currentUser') === checks + 1, 'the session is not checked again')
  cell.end()
  await press(row, true)
  await judgeSuccess(cell, row)
}

async function judgeSuccess(cell: Cell, row: SendRow) {
  const { mounted } = cell
  await cell.wait(() => isDone(cell, row), `does not succeed: toasts ${mounted.toasts().join(', ')}`)
  await frames(2)
  await cell.holdStored(row, 1)
  await cell.holdFocus('after the success')
  cell.hold(mounted.toasts().length <= 2, `too many toasts: ${mounted.toasts().join(', ')}`)
  if (row.clears) cell.hold(!typed().includes('Typed in the matrix'), 'the form is not cleared')
}

/** The session has ended in mid-edit: after signing in every field is back, and can be sent. */
async function judgeEnd(cell: Cell, row: SendRow, failure: Failure, before: readonly string[]) {
  const { mounted } = cell
  await cell.wait(() => formNamed('Login'), 'no login screen')
  await cell.wait(() => isAnnouncedPolitely(failure.words), 'nothing says that the session has ended')
  cell.hold(mounted.toasts().length === 0, `said twice, by toasts too: ${mounted.toasts().join(', ')}`)
  cell.holdTries(failure)
  await cell.holdStored(row, 0)
  cell.end()
  await signInAgain(row.as === 'SUPER_ADMIN' ? 'super.admin@example.org' : 'admin@example.org')
  await cell.wait(
    () => mounted.scenario.calls.filter((call) => call === 'currentUser').length > 1,
    'no new session',
  )
  if (row.isForgotten) await row.fill()
  await cell.wait(
    () => {
      lookAround()
      return isSame(before, typed())
    },
    () => `typed ${JSON.stringify(before)}, and back is ${JSON.stringify(typed())}`,
  )
  await press(row)
  await judgeSuccess(cell, row)
}

/** The answer comes when somebody has left the screen: it lasts, is shown once, and offers nothing to restore. */
export async function judgeLeft(cell: Cell, row: SendRow): Promise<void> {
  const { mounted } = cell
  await row.fill()
  const elsewhere = heading() === 'Settings' ? 'Tags' : 'Settings'
  const { requests, open } = gate(cell)
  await press(row)
  await until(() => requests.length > 0, 'the call is not made')
  if (row.as === 'nobody') await hand.click(within(main()).getByRole('link', { name: 'Register now' }))
  else {
    await row.leaves?.()
    await follow(elsewhere)
    const leave = await until(
      // A file that is not uploaded yet cannot be kept as a draft.
      () => button(isUpload(row) ? 'Leave' : 'Leave (draft kept)') ?? (heading() === elsewhere || undefined),
      'no way',
    )
    if (leave !== true) await hand.click(leave)
    await cell.wait(() => heading() === elsewhere, 'the screen cannot be left')
  }
  await cell.holdFocus('elsewhere')
  open()
  if (isUpload(row)) await frames(5)
  else if (typeof row.saved === 'string')
    await cell.wait(() => isDone(cell, row), 'the late answer is not shown')
  else await frames(20)
  cell.hold(mounted.toasts().length === saidBy(row), `toasts: ${mounted.toasts().join(', ')}`)
  if (row.as === 'nobody') return
  cell.hold(heading() === elsewhere, `the late answer leads to ${heading()}`)
  await cell.holdStored(row, 1)
  cell.end()
  mounted.back()
  await cell.wait(
    () => heading() !== elsewhere && document.querySelector('form'),
    'Back does not show the screen',
  )
  await frames(5)
  if (!isUpload(row)) cell.hold(!button('Restore'), 'what was saved is offered as a draft')
  if (row.clears)
    cell.hold(!typed().includes('Typed in the matrix'), 'what was saved stands in the form again')
}

/** Somebody clicks three times: one call, one record, one toast. */
export async function judgeDouble(cell: Cell, row: SendRow): Promise<void> {
  const { mounted, name } = cell
  await row.fill()
  const { requests, open } = gate(cell)
  const place = await row.send()
  await hand.dblClick(place)
  await until(() => requests.length > 0, 'the call is not made')
  fireEvent.click(place)
  await frames(2)
  open()
  await judgeSuccess(cell, row)
  const tries = mounted.tries(name)
  cell.hold(tries === 1, `${tries} calls instead of one`)
  cell.hold(mounted.toasts().length === saidBy(row), `toasts: ${mounted.toasts().join(', ')}`)
}
