import { QueryList, type QueryListRendererProps } from '@blueprintjs/select'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useSteady } from '../../lib/useSteady'
import { optionId } from './optionId'
import type { PaletteEntry, PaletteGroup, PaletteProblem } from './PaletteEntry'
import { PaletteField } from './PaletteField'
import { PaletteList } from './PaletteList'

export interface PaletteBodyProps<Entry extends PaletteEntry> {
  isOpen: boolean
  /** What is typed; `>` at its beginning asks for actions alone. */
  query: string
  onQueryChange: (query: string) => void
  /** What is found, best first; without a query what is at hand. */
  groups: readonly PaletteGroup<Entry>[]
  /** Lists are still asked for. */
  isLoading: boolean
  /** What is typed is still searched for, and may have a better first entry: Enter waits for it. */
  isPending?: boolean
  problems: readonly PaletteProblem[]
  onChoose: (entry: Entry, isNewTab: boolean) => void
  onClose: () => void
}

/**
 * What is in the palette: the field, and the list below it. Blueprint's QueryList moves through the list by arrow keys.
 *
 * Use it through Palette.
 */
export function PaletteBody<Entry extends PaletteEntry>(props: PaletteBodyProps<Entry>) {
  const { isOpen, query, groups, isLoading, isPending = false, problems } = props
  const id = useId()
  const listId = `${id}-list`
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups])
  const [wanted, setWanted] = useState<string>()
  /** Enter was pressed before what is typed was found. */
  const entered = useRef<{ query: string; isNewTab: boolean }>(undefined)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setWanted(undefined)
  }
  const wantedAt = wanted === undefined ? 0 : entries.findIndex((entry) => entry.id === wanted)
  const at = Math.max(0, wantedAt)
  const active = entries[at]

  const handleQuery = useSteady((next: string) => {
    setWanted(undefined)
    entered.current = undefined
    props.onQueryChange(next)
  })
  // At the press, not at the release as the library does: with the command key held, macOS tells of no release.
  const handleEnter = useSteady((event: KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (event.repeat) return
    const isNewTab = event.ctrlKey || event.metaKey
    if (isPending && wanted === undefined) entered.current = { query, isNewTab }
    else if (active) props.onChoose(active, isNewTab)
  })
  const handleChoose = useSteady(props.onChoose)
  const handleFound = useSteady(() => {
    const { current } = entered
    entered.current = undefined
    // What has been pointed at since is meant instead; of a list that failed the best is not known.
    const isKnown = wanted === undefined && !problems.some(({ onRetry }) => onRetry)
    if (isKnown && active && current?.query === query) handleChoose(active, current.isNewTab)
  })
  useEffect(() => {
    if (!isPending) handleFound()
  }, [isPending, handleFound])
  const handlePoint = useSteady((entry: Entry) => setWanted(entry.id))
  const handleClose = useSteady(props.onClose)

  // What QueryList moves through: it would draw a second time for each key that is typed, so it gets it at an arrow key.
  const [listed, setListed] = useState<Listed<Entry>>({ entries: [], active: null })
  const isListing = useRef(false)
  const handleArrow = useSteady(() => {
    isListing.current = true
    flushSync(() => setListed({ entries, active: active ?? null }))
    isListing.current = false
  })
  const handleActive = (entry: Entry | null) => {
    if (!isListing.current) setWanted(entry?.id)
  }

  const renderField = ({ handleKeyDown }: QueryListRendererProps<Entry>) => (
    <PaletteField
      query={query}
      listId={active && listId}
      activeId={active && optionId(listId, active.id)}
      onQuery={handleQuery}
      onEnter={handleEnter}
      onArrow={handleArrow}
      onOtherKey={handleKeyDown}
    />
  )
  return (
    <>
      <QueryList<Entry>
        items={listed.entries}
        itemsEqual="id"
        activeItem={listed.active}
        onActiveItemChange={handleActive}
        resetOnQuery={false}
        onItemSelect={(entry) => handleChoose(entry, false)}
        itemRenderer={drawnBelow}
        itemListRenderer={drawnBelow}
        renderer={renderField}
      />
      <PaletteList
        id={listId}
        query={query}
        groups={groups}
        at={at}
        isLoading={isLoading}
        problems={problems}
        onPoint={handlePoint}
        onChoose={handleChoose}
        onClose={handleClose}
      />
    </>
  )
}

const drawnBelow = () => null

interface Listed<Entry> {
  entries: Entry[]
  active: Entry | null
}
