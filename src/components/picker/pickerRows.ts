import { ranked, searchable } from '../../contract/search/search'
import type { SearchIndex } from '../../contract/search/searchIndex'
import { nearlySame } from './nearlySame'
import type { Option } from './optionTree'

/** One row of a selector's list. */
export type PickerRow =
  | {
      kind: 'option'
      option: Option
      /** Nearly what was typed, though the search doesn't find it by that. */ isNear: boolean
    }
  | {
      kind: 'create'
      name: string
      /** An existing option that the new one would nearly double. */ near: Option | undefined
    }

/**
 * What the list shows for `text`: existing options that are nearly it first, so that Enter takes one of these rather
 * than doubling it; then the matches, best first; at the end the creation of what is missing.
 */
export function pickerRows(index: SearchIndex<Option>, text: string, canCreate: boolean): PickerRow[] {
  const found = ranked(index, text)
  const name = text.trim().replace(/\s+/g, ' ')
  const wanted = searchable(name)
  const exists = index.entries.some((entry) => entry.texts[0] === wanted)
  if (!canCreate || name === '' || exists)
    return found.map((option) => ({ kind: 'option', option, isNear: false }))
  const near = nearlySame(
    name,
    index.entries.map((entry) => entry.item),
  )
  const rest = found.filter((option) => !near.includes(option))
  return [
    ...near.map((option): PickerRow => ({ kind: 'option', option, isNear: true })),
    ...rest.map((option): PickerRow => ({ kind: 'option', option, isNear: false })),
    { kind: 'create', name, near: near[0] },
  ]
}
