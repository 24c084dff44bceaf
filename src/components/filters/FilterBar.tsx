import { CaretDownIcon, CrossIcon, PlusIcon } from '@blueprintjs/icons'
import { memo, useContext, useDeferredValue, useId, useMemo, useState } from 'react'
import { SavedViews } from '../list/SavedViews'
import { ChoiceChip } from './ChoiceChip'
import styles from './FilterBar.module.css'
import { countToggles, withChosen, type RowFilter } from '../table/model/filters'
import type { TableState } from '../table/model/tableState'
import { ViewButton } from './ViewButton'

export interface FilterBarProps<Row> {
  filters: readonly RowFilter<Row>[]
  /** The rows that the filters choose from: what the search found. */
  rows: readonly Row[]
  /** What is on; search and order beside it are what a saved view keeps. */
  state: TableState
  onChange: (on: readonly string[]) => void
}

const noneOn: readonly string[] = []

function FilterBarOf<Row>({ filters, rows, state, onChange }: FilterBarProps<Row>) {
  const on = state.filters ?? noneOn
  const counted = useDeferredValue(rows)
  const counts = useMemo(() => countToggles(counted, filters, on), [counted, filters, on])
  const own = useId()
  const views = useContext(SavedViews)
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset aria-label="Filters" className={styles.bar} data-open={isOpen || undefined}>
      <button
        type="button"
        className={`${styles.filter} ${styles.toggle}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Filters
        <CaretDownIcon size={12} />
      </button>
      {filters.map((filter) => {
        if (!('keeps' in filter))
          return (
            <ChoiceChip
              key={filter.id}
              filter={filter}
              filters={filters}
              rows={rows}
              on={on}
              onChange={(values) => onChange(withChosen(on, filter.id, values))}
            />
          )
        const { id, label } = filter
        const isOn = on.includes(id)
        const count = counts.get(id) ?? 0
        const Mark = isOn ? CrossIcon : PlusIcon
        return (
          <button
            key={id}
            type="button"
            className={styles.filter}
            aria-pressed={isOn}
            aria-describedby={`${own}-${id}`}
            onClick={() => onChange(isOn ? on.filter((other) => other !== id) : [...on, id])}
          >
            <Mark size={12} />
            {label}
            <span id={`${own}-${id}`} className={styles.count} aria-hidden="true">
              {count.toLocaleString('en')}
            </span>
          </button>
        )
      })}
      {views && <ViewButton views={views} state={state} filters={filters} />}
    </fieldset>
  )
}

/**
 * The filters of a table: buttons that stay pressed, and lists of choices, each with the number of rows it would leave.
 * Below 640 px those that are off stand behind one button, so that the rows begin on the first screen.
 *
 * Use it through DataTable, whose `filters` say what each keeps. For words use the search.
 */
export const FilterBar = memo(FilterBarOf) as typeof FilterBarOf
