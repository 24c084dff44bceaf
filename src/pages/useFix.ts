import { useState } from 'react'
import { errorMessage, isUnauthorized } from '../api/errors'
import { useConsole } from '../hooks/useConsole'
import { planChange, planTakingBack, type Fields, type Plan } from '../contract/bulk/bulkChange'
import { bulkCalls, type BulkKind } from '../stores/bulk/bulkKinds'
import { changeRecord, type Made } from '../stores/bulk/changeRecord'

/** A record that is put in order by one press. */
export interface Fix {
  kind: BulkKind
  id: number
  name: string
  /** The fields that it gets. */
  set: Fields
  /** Said when that is done: `License set to MIT`. */
  said: string
}

/** Puts a record in order by a save, which is merged with what others save meanwhile; the toast offers Undo. */
export function useFix(): { fix: (fix: Fix) => Promise<void>; isBusy: boolean } {
  const { stores, toaster } = useConsole()
  const [isBusy, setBusy] = useState(false)

  const save = async (
    { kind, id, name }: Fix,
    plan: (values: Fields) => Plan,
    done: (made: Made) => void,
  ) => {
    setBusy(true)
    try {
      const outcome = await changeRecord({
        id,
        calls: bulkCalls(stores, kind),
        plan,
        onSend: () => undefined,
      })
      if ('made' in outcome) done(outcome.made)
      else toaster.show({ message: outcome.skipped, about: name, intent: 'warning' })
    } catch (error) {
      // The login screen says that the session has ended.
      if (!isUnauthorized(error))
        toaster.show({ message: errorMessage(error), about: name, intent: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  const takeBack = (what: Fix, { before, after }: Made) =>
    save(
      what,
      (values) => planTakingBack({ from: after, to: before }, values),
      () => toaster.show({ message: 'Taken back', about: what.name, intent: 'success' }),
    )
  return {
    isBusy,
    fix: (what) =>
      save(
        what,
        (values) => planChange({ set: what.set }, values),
        (made) =>
          toaster.show({
            message: what.said,
            about: what.name,
            intent: 'success',
            action: { label: 'Undo', onClick: () => void takeBack(what, made) },
          }),
      ),
  }
}
