import { useEffect } from 'react'
import { useStores } from '../../hooks/useConsole'
import type { FormField } from '../../lib/FormController'
import { historyField, type NamedList } from './entryFields'

/**
 * How fields of a kind of record are read, ids by the names of their records: these lists are loaded for as long as the component
 * is on the screen, which must be an observer. A record that is not in its list is called by its number.
 */
export function useFieldWords(kind: string, names: readonly string[]): (name: string) => FormField {
  const stores = useStores()
  const lists = [...new Set(names.flatMap((name) => historyField(kind, name).list ?? []))].sort()
  const wanted = lists.join()
  useEffect(() => {
    const ends = wanted
      .split(',')
      .filter(Boolean)
      .map((list) => stores[list as NamedList].list.retain())
    return () => {
      for (const end of ends) end()
    }
  }, [stores, wanted])
  // Read here, so that the component is drawn again when a list has come.
  const known = new Map(
    lists.map((list) => {
      const rows: readonly { id: number; name: string }[] = stores[list].list.value ?? []
      return [list, new Map(rows.map(({ id, name }) => [id, name]))]
    }),
  )
  return (name) => {
    const field = historyField(kind, name)
    const { list } = field
    if (list === undefined) return field
    const nameOf = (id: number) => known.get(list)?.get(id) ?? `No. ${id}`
    return { ...field, show: (value) => idsOf(value).map(nameOf).join(', ') }
  }
}

/** Ids of a relation, or that of a parent or project; 0 is none. */
const idsOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? (value as number[]) : typeof value === 'number' && value > 0 ? [value] : []
