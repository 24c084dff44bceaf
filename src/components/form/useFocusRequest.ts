import { useEffect, useRef, type RefObject } from 'react'
import type { FormController } from '../../lib/FormController'
import { useWatched } from '../../lib/useWatched'
import { focusField } from './focusField'
import { submitButton } from './submitButton'

/** Puts the focus where the form's controller asks for it, once what it is about stands on the screen. */
export function useFocusRequest(
  element: RefObject<HTMLFormElement | null>,
  editor: FormController<object>,
): void {
  const request = useWatched(editor, (one) => one.focusRequest)
  // One from before the form stood there is over.
  const done = useRef(request)
  useEffect(() => {
    if (!request || !element.current || done.current === request) return
    done.current = request
    const { on } = request
    if (on === 'submit') submitButton(element.current)?.focus()
    else focusField(element.current, (name) => on === 'first' || on.includes(name))
  }, [element, request])
}
