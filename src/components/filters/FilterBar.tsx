import { CrossIcon, PlusIcon } from '@blueprintjs/icons'
import { memo, useContext, useDeferredValue, useId, useMemo } from 'react'
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
  return (
    <fieldset aria-label="Filters" className={styles.bar}>
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
 *
 * Use it through DataTable, whose `filters` say what each keeps. For words use the search.
 */
export const FilterBar = memo(FilterBarOf) as typeof FilterBarOf
