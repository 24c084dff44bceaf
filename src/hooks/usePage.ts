import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useConsole } from './useConsole'

/**
 * Makes a component a page: sets the document's title to `<page> · <product>`, and after a move inside the console
 * puts the focus on its heading, whose ref this answers, so that a screen reader says where one is.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement> {
  const { productName } = useConsole().config
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isFirst = useRef(key === 'default')

  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title, productName])

  useEffect(() => {
    if (!isFirst.current) heading.current?.focus({ preventScroll: true })
  }, [])

  return heading
}
