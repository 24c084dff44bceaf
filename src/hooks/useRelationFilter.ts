import { useEffect, useMemo } from 'react'
import { optionTree } from '../components/picker/optionTree'
import type { Choice, ChoiceFilter } from '../components/table/model/filters'
import { lineage } from '../lib/lineage'
import type { RecordStore } from '../stores/RecordStore'

type Node = { id: number; name: string; parentId?: number }

/** The relations by which lists are filtered: each is a field of ids of the rows. */
const relations = {
  tags: { id: 'tag', label: 'Tag' },
  categories: { id: 'category', label: 'Category' },
  language_stacks: { id: 'stack', label: 'Stack' },
} as const

type Relation = keyof typeof relations
type Related = { readonly [Field in Relation]?: readonly number[] | null | undefined }

/**
 * A filter of a list by one relation of its rows; undefined where the host's rows have no such field. A choice keeps also what
 * has one below it. Their names are fetched as soon as `isListShown`. The component must be an observer.
 */
export function useRelationFilter<Row extends Related>(
  store: Pick<RecordStore<Node, never>, 'list'>,
  relation: Relation,
  rows: readonly Row[] | undefined,
  isListShown: boolean,
): ChoiceFilter<Row> | undefined {
  const isOffered = Array.isArray(rows?.[0]?.[relation])
  const isWanted = isOffered && isListShown
  useEffect(() => (isWanted ? store.list.retain() : undefined), [store, isWanted])
  const nodes = store.list.value
  return useMemo(() => {
    if (!isOffered) return undefined
    const above = lineage(nodes ?? [])
    return {
      ...relations[relation],
      choices: nodes && choicesOf(nodes),
      valuesOf: (row) => (row[relation] ?? []).flatMap((one) => (above.get(one) ?? [one]).map(String)),
    }
  }, [nodes, relation, isOffered])
}

const choicesOf = (nodes: readonly Node[]): Choice[] =>
  optionTree(nodes).map(({ id, ...option }) => ({ ...option, value: String(id) }))
