import { useEffect, useRef, type RefObject } from 'react'

/**
 * A modal <dialog> as a drawer: Escape closes it and gives the focus back by itself; beyond that a click beside it, a
 * click on a link in it, another `key` and a window that grows large close it. After a link the focus is on `page`.
 */
export function useDrawer(key: string | undefined, page: RefObject<HTMLElement>) {
  const drawer = useRef<HTMLDialogElement>(null)

  useEffect(() => drawer.current?.close(), [key])

  useEffect(() => {
    const dialog = drawer.current
    const large = window.matchMedia('(min-width: 1024px)')
    const close = () => dialog?.close()
    const handleClick = ({ target }: Event) => {
      if (target === dialog) close()
      if (!(target instanceof Element && target.closest('a'))) return
      close()
      // Given back to the button, the focus would let the same Enter open the drawer again: its keypress is yet to come.
      page.current?.focus()
    }
    dialog?.addEventListener('click', handleClick)
    large.addEventListener('change', close)
    return () => {
      dialog?.removeEventListener('click', handleClick)
      large.removeEventListener('change', close)
    }
  }, [page])

  return drawer
}
