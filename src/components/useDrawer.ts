import { useEffect, useRef } from 'react'

/**
 * A modal <dialog> as a drawer: Escape closes it and gives the focus back by itself; beyond that a click beside it, a
 * click on a link in it, another `key` and a window that grows large close it.
 */
export function useDrawer(key: string | undefined) {
  const drawer = useRef<HTMLDialogElement>(null)

  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    drawer.current?.close()
  }, [key])

  useEffect(() => {
    const dialog = drawer.current
    const large = window.matchMedia('(min-width: 1024px)')
    const close = () => dialog?.close()
    const handleClick = ({ target }: Event) => {
      if (target === dialog || (target instanceof Element && target.closest('a'))) close()
    }
    dialog?.addEventListener('click', handleClick)
    large.addEventListener('change', close)
    return () => {
      dialog?.removeEventListener('click', handleClick)
      large.removeEventListener('change', close)
    }
  }, [])

  return drawer
}
