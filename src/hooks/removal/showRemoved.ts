import { errorMessage, isUnauthorized } from '../../api/errors'
import type { RemovalUndone } from '../../contract/endpoints/removals'
import { removalsOf, type MadeRemoval } from '../../stores/care/RemovalStore'
import type { Console } from '../useConsole'
import { countWord } from '../../contract/words'

/** Says that a record was removed; the toast offers Undo. */
export function showRemoved(console: Console, made: MadeRemoval, message: string): void {
  const action = made.removal !== undefined && undoAction(console, made)
  console.toaster.show({ message, intent: 'success', ...(action && { action }) })
}

/** Undoes a removal, and says what came of it; after a failure the toast offers Undo again. */
export async function undoRemoved(console: Console, made: MadeRemoval): Promise<void> {
  const { stores, toaster } = console
  const { name, isMerge } = made
  let progress: string | undefined
  const timer = setTimeout(() => {
    const message = isMerge ? 'Undoing the merge…' : 'Undoing the removal…'
    progress = toaster.show({ message, about: name, isPersistent: true })
  }, progressAfter)
  try {
    const notUndone = await removalsOf(stores).undo(made)
    if (notUndone.length === 0) toaster.show({ message: `${name} is back`, intent: 'success' })
    else
      toaster.show({
        message: `${name} is back, but not all is as before`,
        about: listed(notUndone),
        intent: 'warning',
      })
  } catch (error) {
    // The login screen says that the session has ended.
    if (isUnauthorized(error)) return
    toaster.show({
      message: errorMessage(error),
      about: name,
      intent: 'danger',
      action: undoAction(console, made),
    })
  } finally {
    clearTimeout(timer)
    if (progress !== undefined) toaster.dismiss(progress)
  }
}

/** An undo that takes longer than so many ms says that it is under way: a merge may have changed very many records. */
const progressAfter = 1000

const undoAction = (console: Console, made: MadeRemoval) => ({
  label: 'Undo',
  onClick: () => void undoRemoved(console, made),
})

/** Most records that the toast names. */
const most = 3

/** 'React: It was moved since. Vite: It does not exist any more. And 2 more.' */
function listed(notUndone: RemovalUndone['notUndone']): string {
  const named = notUndone.slice(0, most).map(({ name, reason }) => `${name}: ${reason}.`)
  const left = notUndone.length - most
  return [...named, ...(left > 0 ? [`And ${countWord(left)} more.`] : [])].join(' ')
}
