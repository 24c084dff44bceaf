import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { coveredTop } from '../lib/coveredTop'
import { bringTo } from './bringTo'
import type { ListPlace } from './usePlace'

interface LandingOptions {
  place: ListPlace
  /** Somebody comes back: to where they left. */
  isReturn: boolean
  /** The table stands on the page. */
  isShown: boolean
  /** Anchor in the address. */
  hash: string
  /** The address asks for a search or an order. */
  isAsked: boolean
}

/** Where the start of an element belongs in the window, in px, as the page's styles say it for `scrollIntoView`. */
const startOf = (element: HTMLElement): number =>
  coveredTop() + Number.parseFloat(getComputedStyle(element).scrollMarginTop)

/** Brings the window to the list when the page opens for the sake of it, and remembers how far it is scrolled. */
export function useLanding(options: LandingOptions): RefObject<HTMLElement> {
  const { place, isShown } = options
  const [{ isReturn, hash, isAsked }] = useState(options)
  const section = useRef<HTMLElement>(null)
  const isDone = useRef(false)
  const release = useRef<() => void>(undefined)

  // At once, and again where the table comes later.
  useLayoutEffect(() => {
    if (isDone.current) return
    isDone.current = isShown
    const { current: target } = section
    if (!target) return
    const left = isReturn ? place.read().sectionTop : undefined
    if (left === undefined && !isAsked && hash !== `#${target.id}`) return
    release.current?.()
    release.current = bringTo(target, left ?? startOf(target))
  }, [place, isShown, isReturn, hash, isAsked])
  useEffect(() => () => release.current?.(), [])

  useEffect(() => {
    const remember = () => {
      const top = section.current?.getBoundingClientRect().top
      if (isDone.current && top !== undefined) place.keep({ sectionTop: top, windowTop: window.scrollY })
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [place])
  return section
}
