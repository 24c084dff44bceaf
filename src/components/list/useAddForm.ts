import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useLatest } from '../../lib/useLatest'
import { useShortcuts } from '../keys/useShortcuts'
import { openForm } from './openForm'

/** How long a form may take to come, in ms. */
const patience = 10_000

/**
 * Leads to the form that adds to a list: by the key `n`, and for an address with the form's anchor, as soon as it has a
 * field. `onWanted` is called before the form is looked for.
 */
export function useAddForm(form: { id: string; title: string } | undefined, onWanted: () => void): void {
  const { hash, key } = useLocation()
  const id = form?.id
  // Another each time that somebody asks for it.
  const asked = id !== undefined && hash === `#${id}` ? key : undefined
  useShortcuts(
    form === undefined
      ? []
      : [
          {
            keys: 'n',
            label: form.title,
            group: 'Lists',
            run() {
              flushSync(onWanted)
              const element = document.getElementById(form.id)
              if (element) openForm(element)
            },
          },
        ],
  )

  const wanted = useLatest(onWanted)
  useEffect(() => {
    if (id === undefined || asked === undefined) return
    wanted.current()
    const isOpen = () => {
      const element = document.getElementById(id)
      return element !== null && openForm(element) && element.contains(document.activeElement)
    }
    if (isOpen()) return
    const observer = new MutationObserver(() => {
      if (isOpen()) observer.disconnect()
    })
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    // Somebody who goes on does not want it any more.
    const stop = () => observer.disconnect()
    const timer = setTimeout(stop, patience)
    window.addEventListener('pointerdown', stop, { once: true })
    window.addEventListener('keydown', stop, { once: true })
    return () => {
      stop()
      clearTimeout(timer)
      window.removeEventListener('pointerdown', stop)
      window.removeEventListener('keydown', stop)
    }
  }, [id, asked, wanted])
}
