import { useEffect, useRef, useState, type MutableRefObject } from 'react'
import { ApiError, isAborted, isUnauthorized, errorMessage } from '../../api/errors'
import type { ToastOptions } from '../../components/feedback/createToaster'
import type { FormHandling } from '../../components/form/Form'
import type { SaveOptions } from '../../stores/merge/SaveOptions'
import { useConsole } from '../useConsole'

interface SubmitOptions<Draft> {
  /** Words of the toast after a success. */
  saved: string
  /** What the toast says instead, asked for after the save. */
  tell?: (() => Partial<ToastOptions>) | undefined
  /** Where the key of the filled form stands while its outcome is not known. */
  submission?: MutableRefObject<string | undefined>
  /** A submission begins. */
  onSending?: () => void
  onSaved?: (draft: Draft) => void
  onDirtyChange?: (dirty: boolean) => void
  /** A failure is told by a toast alone, unless it belongs to a field. */
  isToastOnly?: boolean
}

/**
 * The one way from a filled form to a store: one submission at a time, a toast when it is saved, an error that stays
 * on the form until the next try, a countdown after 429, and one idempotency key for each filled form (decisions).
 */
export function useSubmit<Draft>(
  save: (draft: Draft, options: Required<SaveOptions>) => Promise<unknown>,
  { saved, tell, submission, onSending, onSaved, onDirtyChange, isToastOnly }: SubmitOptions<Draft>,
): FormHandling<Draft> {
  const { toaster, stores } = useConsole()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<FormHandling<Draft>['failure']>()
  const [retryIn, setRetryIn] = useState<number>()
  const underWay = useRef(false)
  const ownKey = useRef<string>(undefined)
  const key = submission ?? ownKey

  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const handleSubmit = async (draft: Draft): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    key.current ??= crypto.randomUUID()
    setSaving(true)
    setFailure(undefined)
    const wasSignedIn = stores.session.user !== undefined
    onSending?.()
    try {
      await save(draft, { idempotencyKey: key.current })
      key.current = undefined
      toaster.show({ message: saved, intent: 'success', ...tell?.() })
      onSaved?.(draft)
      return true
    } catch (error) {
      if (isAborted(error)) return false
      if (settles(error)) key.current = undefined
      setRetryIn(error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined)
      const [message, fields] = [errorMessage(error), fieldsOf<Draft>(error)]
      // That the session has ended is told by the login screen.
      const isSessionOver = wasSignedIn && isUnauthorized(error)
      // What the form says at a field is said there alone.
      const isAtField = fields !== undefined && Object.keys(fields).length > 0 && !isGone.current
      if (!isSessionOver && !isAtField) toaster.show({ message, intent: 'danger' })
      setFailure({ message: isToastOnly ? '' : message, fields })
      return false
    } finally {
      underWay.current = false
      setSaving(false)
    }
  }

  return { onSubmit: handleSubmit, saving, failure, retryIn, onDirtyChange }
}

/** Whether the answer proves that this filled form was refused, so that another filling may have a key of its own. */
function settles(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.kind === 'HTTP' &&
    error.status < 500 &&
    error.status !== 409 &&
    error.status !== 429
  )
}

function fieldsOf<Draft>(error: unknown) {
  return error instanceof ApiError
    ? (error.fields as Partial<Record<keyof Draft & string, string>>)
    : undefined
}
