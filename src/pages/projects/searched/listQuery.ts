import { chosenValues } from '../../../components/table/model/filters'
import type { TableState } from '../../../components/table/model/tableState'
import { projectSorts, queryPage, type ProjectSort } from '../../../contract/endpoints/query'
import type { ListQuery } from '../../../stores/query/projectPart'
import { gapChoices } from '../filters/projectGaps'
import { toggles } from '../filters/useProjectFilters'

const relations = ['tag', 'category', 'stack']

/**
 * What the host is asked for where the list's table is in this state. An address may hold anything: what no filter and no column
 * is counts for nothing, as in a list that is read whole.
 */
export function listQuery({ search, filters = [], sort }: TableState): ListQuery {
  const typed = search.trim().slice(0, queryPage.search)
  const filter = filters.filter(isFilter).slice(0, queryPage.filters)
  const by = sort && `${sort.direction === 'descending' ? '-' : ''}${sort.column}`
  return {
    ...(typed !== '' && { search: typed }),
    ...(filter.length > 0 && { filter }),
    ...(projectSorts.includes(by as ProjectSort) && { sort: by as ProjectSort }),
  }
}

function isFilter(word: string): boolean {
  if (word.length > queryPage.filter) return false
  if (toggles.some(({ id }) => id === word)) return true
  const [value] = chosenValues(word.replace(/:.*$/s, ''), [word])
  if (value === undefined || value === '') return false
  const id = word.slice(0, word.indexOf(':'))
  if (relations.includes(id)) return /^[1-9]\d{0,8}$/.test(value)
  if (id === 'missing') return gapChoices.some((gap) => gap.value === value)
  return id === 'license' && !value.includes('\0')
}
