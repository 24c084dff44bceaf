import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useConsole } from './useConsole'

/**
 * Makes a component a page: sets the document's title to `<page> · <product>`, and after a move inside the console
 * begins at its top with the focus on its heading, whose ref this answers, so that a screen reader says where one is.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement> {
  const { config, isFirstPage } = useConsole()
  const { productName } = config
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title, productName])

  // Before a list brings the window to where it was left.
  useLayoutEffect(() => {
    // The first page leaves focus and scrolling where the browser put them when it loaded the document.
    if (isFirstPage()) return
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [isFirstPage])

  return heading
}
