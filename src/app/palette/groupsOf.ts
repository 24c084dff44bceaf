import type { PaletteGroup } from '../../components/palette/PaletteEntry'
import { best } from '../../components/search/best'
import { indexed } from '../../contract/search/search'
import type { SearchIndex } from '../../contract/search/searchIndex'
import type { AnySource } from './createSources'
import type { Findable } from './Source'

/** So many entries are shown of the best kind, and of each other. */
export const shown = { best: 6, other: 3 } as const
/** What is typed before the name of an action. */
const actionSign = '>'

interface Offered {
  recents: readonly Findable[]
  actions: readonly Findable[]
  sources: readonly AnySource[]
  /** For the line that leads to all that a list has of it. */
  allIcon: Findable['icon']
}

/**
 * What the palette shows: without a query recent records and actions, behind `>` actions, else records of every kind and
 * actions, the kind with the best one first.
 */
export function groupsOf(query: string, offered: Offered): PaletteGroup<Findable>[] {
  const { recents, actions, sources } = offered
  const typed = query.trim()
  if (typed === '')
    return filled([
      { title: 'Recent', entries: recents },
      { title: 'Actions', entries: actions },
    ])
  if (typed.startsWith(actionSign)) return onlyActions(typed.slice(1), actions)
  const indexes = [...sources.map((source) => source.index), indexOf(actions)]
  const found = best(indexes, typed, shown.best).map((one, at) => ({ ...one, source: sources[at] }))
  return filled(
    found
      .sort((a, b) => a.rank - b.rank)
      .map(({ items, count, source }, place) => {
        const entries = items.slice(0, place === 0 ? shown.best : shown.other)
        const isCut = source?.parts.listPath !== undefined && count > entries.length
        return {
          title: source?.parts.title ?? 'Actions',
          entries: isCut ? [...entries, allOf(source, count, typed, offered.allIcon)] : entries,
        }
      }),
  )
}

function onlyActions(query: string, actions: readonly Findable[]): PaletteGroup<Findable>[] {
  const entries =
    query.trim() === '' ? actions : (best([indexOf(actions)], query, actions.length)[0]?.items ?? [])
  return filled([{ title: 'Actions', entries }])
}

const filled = (groups: PaletteGroup<Findable>[]) => groups.filter(({ entries }) => entries.length > 0)

/** Leads to the list, where the same search finds all of them. */
function allOf(source: AnySource, count: number, query: string, icon: Findable['icon']): Findable {
  const { id, title, listPath } = source.parts
  const name = `All ${count} ${title.toLowerCase()} that match`
  return {
    id: `all/${id}`,
    name,
    icon,
    texts: [name, '', ''],
    hasAddress: true,
    path: `${listPath ?? ''}?q=${encodeURIComponent(query)}`,
  }
}

const indexes = new WeakMap<readonly Findable[], SearchIndex<Findable>>()

function indexOf(actions: readonly Findable[]): SearchIndex<Findable> {
  const known = indexes.get(actions) ?? indexed(actions, ({ texts }) => texts)
  indexes.set(actions, known)
  return known
}
