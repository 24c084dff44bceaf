import type { OverviewIndex } from './overviewIndex'

/** A story as Storybook's index has it. */
export interface IndexedStory {
  id: string
  /** `Projects/Edit` */
  title: string
  /** `Save Failed` */
  name: string
}

export const kinds = ['everything', 'screens', 'forms', 'components', 'flows'] as const
export type Kind = (typeof kinds)[number]

/** What somebody looks for. */
export interface Wanted {
  kind: Kind
  /** Words that title or name hold. */
  words: string
  width: number
  theme: 'light' | 'dark'
  /** Id of a commit; empty for everything. */
  since: string
}

/** A screen or component with its states. */
export interface Row {
  title: string
  /** Without the area. */
  name: string
  cards: { id: string; name: string; picture?: string }[]
}

export interface Area {
  name: string
  rows: Row[]
}

/** States that screens and forms share, in the order in which a person meets them. */
const states = [
  'Default',
  'Empty',
  'Crowded',
  'Loading',
  'Failed',
  'Forbidden',
  'Filled',
  'Invalid',
  'Saving',
  'Saved',
  'Save Failed',
  'Draft',
  'Conflict',
  'Session Ended',
  'Phone',
]
const placeOf = (name: string) => (states.includes(name) ? states.indexOf(name) : states.length)

/** What kind of thing a title is about. */
export function kindOf(title: string): Exclude<Kind, 'everything'> {
  if (title.startsWith('Components/')) return 'components'
  if (/^(Flows|Keyboard)\//.test(title)) return 'flows'
  return /(\/Add|\bform)$/i.test(title) ? 'forms' : 'screens'
}

/** The wanted stories by area and screen, in the order of the sidebar; the shared states first. */
export function arrange(
  stories: readonly IndexedStory[],
  index: OverviewIndex | undefined,
  { kind, words, width, theme, since }: Wanted,
): Area[] {
  const pictures = new Set(index?.pictures)
  const changed = since === '' ? undefined : changedSince(index, since)
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean)
  const areas = new Map<string, Map<string, Row>>()
  for (const { id, title, name } of stories) {
    const picture = `${id}.${width}.${theme}`
    const text = `${title} ${name}`.toLowerCase()
    if (kind !== 'everything' && kindOf(title) !== kind) continue
    if (!parts.every((part) => text.includes(part))) continue
    if (changed && !changed.has(picture)) continue
    const [area = '', ...rest] = title.split('/')
    const rows = areas.get(area) ?? new Map<string, Row>()
    const row = rows.get(title) ?? { title, name: rest.join(' / '), cards: [] }
    row.cards.push({ id, name, ...(pictures.has(picture) && { picture }) })
    areas.set(area, rows.set(title, row))
  }
  return [...areas].map(([name, rows]) => ({
    name,
    rows: [...rows.values()].map((row) => ({
      ...row,
      cards: row.cards.sort((one, other) => placeOf(one.name) - placeOf(other.name)),
    })),
  }))
}

const changedSince = (index: OverviewIndex | undefined, commit: string): Set<string> =>
  new Set(index?.since.find((one) => one.commit.id === commit)?.pictures)
