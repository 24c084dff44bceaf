import { useEffect, useRef, type RefObject } from 'react'
import { useConsole } from './useConsole'

/**
 * Makes a component a page: sets the document's title to `<page> · <product>`, and after a move inside the console
 * puts the focus on its heading, whose ref this answers, so that a screen reader says where one is.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement> {
  const { config, isFirstPage } = useConsole()
  const { productName } = config
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title, productName])

  useEffect(() => {
    // The first page leaves the focus where the browser put it when it loaded the document.
    if (!isFirstPage()) heading.current?.focus({ preventScroll: true })
  }, [isFirstPage])

  return heading
}
