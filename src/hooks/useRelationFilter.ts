import { useEffect, useMemo } from 'react'
import { optionTree } from '../components/picker/optionTree'
import type { Choice, ChoiceFilter } from '../components/table/model/filters'
import { noParent } from '../contract/limits'
import { lineage } from '../lib/lineage'
import type { RecordStore } from '../stores/RecordStore'

type Node = { id: number; name: string; parentId?: number }

/**
 * A filter of a list by one relation of its rows: tags, categories or stacks. A choice keeps also what has one below it.
 * Their names are fetched as soon as `isWanted`. `idsOf` has to be a constant; the component must be an observer.
 */
export function useRelationFilter<Row>(
  store: Pick<RecordStore<Node, never>, 'list'>,
  id: string,
  label: string,
  idsOf: (row: Row) => readonly number[] | null | undefined,
  isWanted: boolean,
): ChoiceFilter<Row> {
  useEffect(() => (isWanted ? store.list.retain() : undefined), [store, isWanted])
  const nodes = store.list.value
  return useMemo(() => {
    const above = lineage(nodes ?? [])
    return {
      id,
      label,
      choices: nodes && choicesOf(nodes),
      valuesOf: (row) => (idsOf(row) ?? []).flatMap((one) => (above.get(one) ?? [one]).map(String)),
    }
  }, [nodes, idsOf, id, label])
}

const choicesOf = (nodes: readonly Node[]): Choice[] =>
  optionTree(nodes.map((node) => ({ ...node, parentId: node.parentId ?? noParent }))).map(
    ({ id, ...option }) => ({ ...option, value: String(id) }),
  )
