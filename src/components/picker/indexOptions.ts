import { indexed } from '../../contract/search/search'
import type { SearchIndex } from '../../contract/search/searchIndex'
import { onceFor } from '../../lib/onceFor'
import { fullPath, type Option } from './optionTree'

const indexOf = onceFor((options: readonly Option[]) =>
  indexed(options, (option) => [option.name, fullPath(option)]),
)

/** Options made ready for searching, once for each list of them: by their names first, then by what they lie below. */
export const indexOptions = <O extends Option>(options: readonly O[]) => indexOf(options) as SearchIndex<O>
