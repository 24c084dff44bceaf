import { CaretDownIcon, CrossIcon } from '@blueprintjs/icons'
import { useRef, useState } from 'react'
import { useChunk } from '../../lib/loading/useChunk'
import { chosenValues, type ChoiceFilter } from '../table/model/filters'
import type { FilterCounts } from './FilterCounts'
import styles from './FilterBar.module.css'

interface ChoiceChipProps<Row> {
  filter: ChoiceFilter<Row>
  /** What each choice would leave. */
  counts: FilterCounts<Row>
  /** What is on of all filters. */
  on: readonly string[]
  onChange: (values: readonly string[]) => void
}

const loadMenu = () => import('./FilterMenu').then((module) => module.FilterMenu)

/** One filter with choices: a button that opens their list, and names what is chosen. */
export function ChoiceChip<Row>({ filter, counts, on, onChange }: ChoiceChipProps<Row>) {
  const { id, label, choices } = filter
  const button = useRef<HTMLButtonElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const menu = useChunk(loadMenu, isWanted || isOpen)
  const chosen = chosenValues(id, on)
  const names = chosen.map((value) => choices?.find((choice) => choice.value === value)?.name ?? `#${value}`)
  const isOn = chosen.length > 0
  const words = names.length > 2 ? [names[0], `${names.length - 1} more`] : names
  const open = () => {
    if (menu.hasFailed) menu.retry()
    setOpen(!isOpen)
  }
  const handleClear = () => {
    onChange([])
    button.current?.focus()
  }
  return (
    <span className={styles.choice} data-on={isOn || undefined}>
      <button
        ref={button}
        type="button"
        className={styles.filter}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={open}
      >
        {isOn ? (
          <>
            {label}: <span className={styles.chosen}>{words.join(', ')}</span>
          </>
        ) : (
          label
        )}
        <CaretDownIcon size={12} />
      </button>
      {isOn && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`Clear ${label.toLowerCase()} filter`}
          title="Clear"
          onClick={handleClear}
        >
          <CrossIcon size={12} />
        </button>
      )}
      {isOpen && menu.hasFailed && (
        <span role="alert" className={styles.failed}>
          This list could not be loaded. Press the button again.
        </span>
      )}
      {isOpen && menu.part && (
        <menu.part
          filter={filter}
          counts={counts}
          chosen={chosen}
          anchor={button}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
