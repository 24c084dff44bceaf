import { useEffect, useRef, type RefObject } from 'react'

/**
 * A modal <dialog> as a drawer: Escape closes it and gives the focus back by itself; beyond that a click beside it, a
 * click on a link in it, another `key` and a window that grows large close it. After a link the focus is on `page`.
 */
export function useDrawer(key: string | undefined, page: RefObject<HTMLElement>) {
  const drawer = useRef<HTMLDialogElement>(null)

  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current !== key) drawer.current?.close()
    lastKey.current = key
  }, [key])

  useEffect(() => {
    const dialog = drawer.current
    const listening = new AbortController()
    const close = () => dialog?.close()
    const handleClick = ({ target }: Event) => {
      const isLink = target instanceof Element && target.closest('a')
      if (isLink || target === dialog) close()
      // Given back to the button, the focus would let the same Enter open the drawer again: its keypress is yet to come.
      if (isLink) page.current?.focus()
    }
    dialog?.addEventListener('click', handleClick, listening)
    window.matchMedia('(min-width: 1024px)').addEventListener('change', close, listening)
    return () => listening.abort()
  }, [page])

  return drawer
}
