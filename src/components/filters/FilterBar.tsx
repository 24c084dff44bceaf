import { CaretDownIcon, CrossIcon, PlusIcon } from '@blueprintjs/icons'
import { memo, useContext, useDeferredValue, useId, useState, type CSSProperties } from 'react'
import { SavedViews } from '../list/SavedViews'
import { ChoiceChip } from './ChoiceChip'
import { countWords, type FilterCounts } from './FilterCounts'
import styles from './FilterBar.module.css'
import { withChosen, type RowFilter } from '../table/model/filters'
import type { TableState } from '../table/model/tableState'
import { countWord } from '../../contract/words'
import { ViewButton } from './ViewButton'

export interface FilterBarProps<Row> {
  filters: readonly RowFilter<Row>[]
  /** What each filter would leave of what the search found. Keep it in a memo. */
  counts: FilterCounts<Row>
  /** Rows of the whole table: there is room for counts up to it, so that nothing moves when they come. */
  total: number
  /** What is on; search and order beside it are what a saved view keeps. */
  state: TableState
  onChange: (on: readonly string[]) => void
}

const noneOn: readonly string[] = []

/** Room for a count up to `total`, as wide as its digits; of a very long list most filters leave a part. */
const roomFor = (total: number) => `${Math.min(7, Math.max(3, countWord(total).length))}ch`

function FilterBarOf<Row>({ filters, counts, total, state, onChange }: FilterBarProps<Row>) {
  const on = state.filters ?? noneOn
  const counted = useDeferredValue(counts)
  const toggles = counted.toggles()
  const own = useId()
  const views = useContext(SavedViews)
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset
      aria-label="Filters"
      className={styles.bar}
      data-open={isOpen || undefined}
      style={{ '--count': roomFor(total) } as CSSProperties}
    >
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
              counts={counts}
              on={on}
              onChange={(values) => onChange(withChosen(on, filter.id, values))}
            />
          )
        const { id, label } = filter
        const isOn = on.includes(id)
        const count = toggles && (toggles.get(id) ?? 0)
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
              {count !== undefined && countWords(count, counted.isAbout?.(id))}
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
