import { useEffect, useRef } from 'react'
import { useShortcuts } from '../../../components/keys/useShortcuts'
import { useLatest } from '../../../lib/useLatest'
import type { InboxEntry } from './InboxItem'
import type { LetterHeading } from './InboxPanes'
import type { InboxAddress } from './useInboxAddress'
import { useWide } from './useWide'

/** Where somebody is in an inbox, and how they move in it. */
export interface InboxMoves {
  /** Id of the letter that is drawn; undefined where there is none. */
  shown: number | undefined
  /** The letter was chosen: it fills the window where that is narrow. */
  isOpen: boolean
  isWide: boolean
  heading: LetterHeading
  /** Shows a letter and brings the focus to it. */
  go: (id: number) => void
  /** Somebody follows the link of an entry. */
  onChosen: () => void
  onBack: () => void
}

const itemOf = (id: number) => document.getElementById(`letter-${id}`)

/** Moving in a list of letters: by `j` and `k`, by its links, and back. `onEnd` is called beyond the last entry. */
export function useInboxMoves(
  entries: readonly InboxEntry[],
  { open, onOpen, onClose }: Pick<InboxAddress, 'open' | 'onOpen' | 'onClose'>,
  onEnd: () => void,
): InboxMoves {
  const isWide = useWide()
  const heading = useRef<HTMLHeadingElement>(null)
  /** The focus follows the next change of the letter. */
  const follows = useRef(false)
  const isOpen = entries.some(({ id }) => id === open)
  const shown = isOpen ? open : isWide ? entries[0]?.id : undefined
  const latest = useLatest({ isWide, isOpen })

  const before = useRef(shown)
  useEffect(() => {
    const left = before.current
    before.current = shown
    if (!follows.current) return
    follows.current = false
    if (latest.current.isWide || shown === undefined) {
      const item = itemOf(shown ?? left ?? 0)
      item?.focus()
      item?.scrollIntoView({ block: 'nearest' })
    } else heading.current?.focus()
  }, [shown, latest])

  const go = (id: number) => {
    if (id === shown) return focusOn(id)
    follows.current = true
    onOpen(id, isWide || isOpen)
  }
  const focusOn = (id: number) => (isWide || !isOpen ? itemOf(id)?.focus() : heading.current?.focus())

  const move = (by: 1 | -1) => {
    const ids = entries.map(({ id }) => id)
    const isList = !isWide && !isOpen
    const focused = ids.findIndex((id) => itemOf(id) === document.activeElement)
    const at = isList ? focused : ids.indexOf(shown ?? 0)
    const next = ids[at < 0 ? 0 : at + by]
    if (next === undefined) return by === 1 && onEnd()
    if (isList) itemOf(next)?.focus()
    else go(next)
  }

  useShortcuts([
    { keys: 'j', label: 'Next letter', group: 'Lists', repeats: true, run: () => move(1) },
    { keys: 'k', label: 'Previous letter', group: 'Lists', repeats: true, run: () => move(-1) },
    { keys: 'Enter', label: 'Open the letter', group: 'Lists' },
  ])

  return {
    shown,
    isOpen,
    isWide,
    heading,
    go,
    onChosen() {
      // Beside the list the focus stays in it.
      follows.current = !isWide
    },
    onBack() {
      follows.current = true
      onClose()
    },
  }
}
