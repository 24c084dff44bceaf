import { StarEmptyIcon, StarIcon } from '@blueprintjs/icons'
import type { SavedViewsOfList } from '../list/SavedViews'
import styles from './FilterBar.module.css'
import { chosenValues, type RowFilter } from '../table/model/filters'
import { writeTableState, type TableState } from '../table/model/tableState'

interface ViewButtonProps<Row> {
  views: SavedViewsOfList
  state: TableState
  filters: readonly RowFilter<Row>[]
}

/** Keeps the list as it is searched, filtered and ordered in the sidebar; not drawn for a list that nobody touched. */
export function ViewButton<Row>({ views, state, filters }: ViewButtonProps<Row>) {
  const query = writeTableState(new URLSearchParams(), state).toString()
  if (query === '') return null
  const saved = views.nameOf(query)
  const Mark = saved === undefined ? StarEmptyIcon : StarIcon
  return (
    <button
      type="button"
      className={styles.view}
      aria-pressed={saved !== undefined}
      title={saved === undefined ? 'Keep this list in the sidebar' : `Remove “${saved}” from the sidebar`}
      onClick={() => (saved === undefined ? views.save(query, nameFor(state, filters)) : views.remove(query))}
    >
      <Mark size={14} />
      {saved === undefined ? 'Save view' : 'Saved view'}
    </button>
  )
}

/** A name made of what is on: `“react”, Featured, Tag: cli`. */
function nameFor<Row>(
  { search, filters: on = [], sort }: TableState,
  filters: readonly RowFilter<Row>[],
): string {
  const words = filters.flatMap((filter) => {
    if ('keeps' in filter) return on.includes(filter.id) ? [filter.label] : []
    const names = chosenValues(filter.id, on).map(
      (value) => filter.choices?.find((choice) => choice.value === value)?.name ?? `#${value}`,
    )
    return names.length > 0 ? [`${filter.label}: ${names.join(', ')}`] : []
  })
  const all = [...(search.trim() === '' ? [] : [`“${search.trim()}”`]), ...words]
  return all.length > 0 ? all.join(', ') : `By ${sort?.column ?? 'name'}`
}
