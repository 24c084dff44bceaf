import type { PaletteGroup } from '../../components/palette/PaletteEntry'
import { best, type Best } from '../../components/search/best'
import { indexed } from '../../contract/search/search'
import { onceFor } from '../../lib/onceFor'
import type { Findable, Lookup, PaletteSource } from './Source'
import { aboutWord, countWord } from '../../contract/words'

/** So many entries are shown of the best kind, and of each other. */
export const shown = { best: 6, other: 3 } as const
/** What is typed before the name of an action. */
const actionSign = '>'

interface Offered {
  recents: readonly Findable[]
  actions: readonly Findable[]
  sources: readonly PaletteSource[]
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
  const lookups = sources.map((source) => source.lookup(typed))
  const indexes = [...lookups.map(({ index }) => index), indexOf(actions)]
  const found = best(indexes, typed, shown.best).map((one, at) => {
    const lookup = lookups[at]
    return { ...withAnswer(one, lookup), lookup, source: sources[at] }
  })
  return filled(
    found
      .sort((a, b) => a.rank - b.rank)
      .map(({ items, count, lookup, source }, place) => {
        const entries = items.slice(0, place === 0 ? shown.best : shown.other)
        const isCut = count > entries.length || (lookup?.isCut === true && entries.length > 0)
        const all = isCut && source ? allOf(source, allWords(count, lookup), typed, offered.allIcon) : []
        return { title: source?.parts.title ?? 'Actions', entries: [...entries, ...all] }
      }),
  )
}

/** What the host has found is shown also where its rules are wider than those of the console, as with typos. */
function withAnswer(one: Best<Findable>, lookup: Lookup | undefined): Best<Findable> {
  const answer = lookup?.answer
  if (!answer || answer.entries.length === 0) return one
  const own = new Set(one.items)
  const others = answer.entries.filter((entry) => !own.has(entry))
  return {
    items: [...one.items, ...others].slice(0, shown.best),
    count: answer.count,
    rank: Math.min(one.rank, Number.MAX_VALUE),
  }
}

function onlyActions(query: string, actions: readonly Findable[]): PaletteGroup<Findable>[] {
  const entries =
    query.trim() === '' ? actions : (best([indexOf(actions)], query, actions.length)[0]?.items ?? [])
  return filled([{ title: 'Actions', entries }])
}

const filled = (groups: PaletteGroup<Findable>[]) => groups.filter(({ entries }) => entries.length > 0)

/** 'All 12', as far as it is known how many there are. */
function allWords(count: number, lookup: Lookup | undefined): string {
  if (lookup?.isPending) return 'All'
  return lookup?.answer?.isAbout ? `All of ${aboutWord(count, true)}` : `All ${countWord(count)}`
}

/** Leads to the list, where the same search finds all of them; nothing leads to one that can't be searched. */
function allOf(source: PaletteSource, all: string, query: string, icon: Findable['icon']): Findable[] {
  const { id, title, listPath } = source.parts
  if (listPath === undefined) return []
  const name = `${all} ${title.toLowerCase()} that match`
  return [
    {
      id: `all/${id}`,
      name,
      icon,
      texts: [name, '', ''],
      hasAddress: true,
      isAll: true,
      path: `${listPath}?q=${encodeURIComponent(query)}`,
    },
  ]
}

const indexOf = onceFor((actions: readonly Findable[]) => indexed(actions, ({ texts }) => texts))
