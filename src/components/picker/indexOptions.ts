import { indexed } from '../../contract/search/search'
import type { SearchIndex } from '../../contract/search/searchIndex'
import { fullPath, type Option } from './optionTree'

/** Options made ready for searching: by their names first, then by what they lie below. */
export function indexOptions<O extends Option>(options: readonly O[]): SearchIndex<O> {
  return indexed(options, (option) => [option.name, fullPath(option)])
}
