import { CrossIcon, PlusIcon } from '@blueprintjs/icons'
import styles from './FilterBar.module.css'

export interface FilterBarProps {
  filters: readonly { id: string; label: string }[]
  /** Ids of those that are on. */
  on: readonly string[]
  onChange: (on: readonly string[]) => void
}

/**
 * The filters of a table: buttons that stay pressed.
 *
 * Use it through DataTable, whose `filters` say what each keeps. For words use the search.
 */
export function FilterBar({ filters, on, onChange }: FilterBarProps) {
  return (
    <fieldset aria-label="Filters" className={styles.bar}>
      {filters.map(({ id, label }) => {
        const isOn = on.includes(id)
        const Mark = isOn ? CrossIcon : PlusIcon
        return (
          <button
            key={id}
            type="button"
            className={styles.filter}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? on.filter((other) => other !== id) : [...on, id])}
          >
            <Mark size={12} />
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}
