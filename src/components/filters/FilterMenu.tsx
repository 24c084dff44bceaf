import { TickIcon } from '@blueprintjs/icons'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { ranked } from '../../contract/search/search'
import { OptionList } from '../picker/OptionList'
import { OptionName } from '../picker/OptionName'
import { indexOptions } from '../picker/indexOptions'
import { useCombobox } from '../picker/useCombobox'
import { useLeave, usePlaceBelow } from '../menu/floating'
import { VisuallyHidden } from '../text/VisuallyHidden'
import type { ChoiceFilter } from '../table/model/filters'
import { countWords, type FilterCounts } from './FilterCounts'
import styles from './FilterMenu.module.css'

export interface FilterMenuProps<Row> {
  filter: ChoiceFilter<Row>
  /** What each choice would leave. */
  counts: FilterCounts<Row>
  /** Values that are chosen of this filter. */
  chosen: readonly string[]
  onChange: (values: readonly string[]) => void
  /** The button that it hangs on; it gets the focus back. */
  anchor: RefObject<HTMLButtonElement>
  onClose: () => void
}

/**
 * The choices of one filter, to be searched and ticked, each with the number of rows it would leave. Choices that no row
 * has are left out.
 *
 * Use it through FilterBar, which loads it when it is asked for.
 */
export function FilterMenu<Row>(props: FilterMenuProps<Row>) {
  const { filter, chosen, onChange, anchor, onClose } = props
  const { label, choices } = filter
  const panel = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const counts = useMemo(() => props.counts.choices(filter), [props.counts, filter])
  const isAbout = props.counts.isAbout?.(filter.id)
  // What was chosen or had rows when the list was opened stays in its place.
  const [first] = useState({ counts, chosen })
  const options = useMemo(
    () =>
      (choices ?? [])
        .filter(({ value }) => counts?.has(value) || first.counts?.has(value) || first.chosen.includes(value))
        .map((choice, id) => ({ ...choice, id })),
    [choices, counts, first],
  )
  const index = useMemo(() => indexOptions(options), [options])
  const found = useMemo(() => ranked(index, text), [index, text])

  const close = (returnFocus: boolean) => {
    if (returnFocus) anchor.current?.focus()
    onClose()
  }
  const choose = (row: number) => {
    const option = found[row]
    if (!option) return
    const isOn = chosen.includes(option.value)
    onChange(isOn ? chosen.filter((value) => value !== option.value) : [...chosen, option.value])
    setSaid(`${option.name} ${isOn ? 'removed' : 'selected'}`)
  }
  const { list, setActive, inputProps } = useCombobox({
    count: found.length,
    // An empty list is not drawn.
    isOpen: found.length > 0,
    setOpen: (isOpen) => {
      if (!isOpen) close(true)
    },
    onChoose: choose,
    onEscape: () => {
      close(true)
      return true
    },
  })
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The list ends where its button stands: Tab goes on from there.
    if (event.key === 'Tab') close(true)
    else inputProps.onKeyDown(event)
  }
  usePlaceBelow(panel, anchor)
  useLeave(panel, anchor, onClose)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  return createPortal(
    <dialog open ref={panel} aria-label={`Filter by ${label.toLowerCase()}`} className={styles.panel}>
      <input
        ref={input}
        type="text"
        className={styles.input}
        aria-label={`Search ${label.toLowerCase()}`}
        placeholder="Search"
        value={text}
        {...inputProps}
        onKeyDown={handleKeyDown}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
      />
      {found.length === 0 ? (
        <output className={styles.empty}>
          {choices === undefined || counts === undefined
            ? 'Loading…'
            : text
              ? 'Nothing found'
              : 'No row has one'}
        </output>
      ) : (
        <OptionList
          list={list}
          label={label}
          count={found.length}
          isSelected={(row) => chosen.includes(found[row]?.value ?? '')}
          isMulti
        >
          {(row) => {
            const option = found[row]
            if (!option) return null
            const isOn = chosen.includes(option.value)
            return (
              <>
                <span className={styles.box} data-on={isOn || undefined}>
                  {isOn && <TickIcon size={12} />}
                </span>
                <span className={styles.name}>
                  <OptionName option={option} />
                </span>
                <span className={styles.count}>
                  {counts && countWords(counts.get(option.value) ?? 0, isAbout)}
                </span>
              </>
            )
          }}
        </OptionList>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </dialog>,
    document.body,
  )
}
