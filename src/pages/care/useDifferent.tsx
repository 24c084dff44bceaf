import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useConsole } from '../../hooks/useConsole'
import { useUserKey } from '../../hooks/useUserKey'
import { differentOf } from '../../stores/care/DifferentStore'
import { countWord } from '../../contract/words'

/** Findings that are none: they are left out from now on, in this browser, until somebody wants to see them again. */
export function useDifferent(): {
  /** Leaves a finding out; the toast offers Undo. */
  keep: (key: string, names: readonly string[]) => void
  /** Says how many are left out of a list, and brings them back. */
  footOf: (different: readonly string[]) => ReactNode
} {
  const { stores, toaster } = useConsole()
  const store = differentOf(stores)
  const person = useUserKey()
  return {
    keep(key, names) {
      if (person === undefined) return
      store.add(person, key)
      toaster.show({
        message: 'Not listed any more',
        about: names.join(', '),
        action: { label: 'Undo', onClick: () => store.remove(person, [key]) },
      })
    },
    footOf: (different) =>
      different.length > 0 &&
      person !== undefined && (
        <>
          <span>
            {different.length === 1 ? '1 is' : `${countWord(different.length)} are`} not listed, as you said
            that they are no duplicates.
          </span>
          <Button size="small" text="List again" onClick={() => store.remove(person, different)} />
        </>
      ),
  }
}
