import { keptJson } from '../lib/keptJson'
import type { PreferenceHome } from './PreferenceStore'

type Home = Pick<PreferenceHome, 'seen' | 'setSeen'>

/**
 * Id of the newest application at the end of the person's last visit, where `newest` is that of now: what is above is new.
 * A visit lasts as long as the tab; on the first one nothing is new.
 */
export function applicationsBefore(home: Home, person: string, newest: number): number {
  return readIds(home.seen('before'))[person] ?? readIds(home.seen('ever'))[person] ?? newest
}

/** Notes that the person has been shown all applications up to this one. */
export function seeApplications(home: Home, person: string, newest: number): void {
  const start = applicationsBefore(home, person, newest)
  home.setSeen('before', JSON.stringify({ ...readIds(home.seen('before')), [person]: start }))
  home.setSeen('ever', JSON.stringify({ ...readIds(home.seen('ever')), [person]: newest }))
}

/** Ids by person. */
const readIds = (text: string | null): Record<string, number> =>
  Object.fromEntries(byPerson(text).filter((entry): entry is [string, number] => Number.isInteger(entry[1])))

/** Most ids that are kept as read of one person. */
const keptRead = 500

/** Ids of the applications that the person has read one by one. */
export function readApplications(home: Home, person: string): ReadonlySet<number> {
  return new Set(readLists(home.seen('read'))[person])
}

/** Notes that the person has read this application. */
export function noteRead(home: Home, person: string, id: number): void {
  const read = [...readApplications(home, person)].filter((other) => other !== id)
  const lists = { ...readLists(home.seen('read')), [person]: [...read, id].slice(-keptRead) }
  home.setSeen('read', JSON.stringify(lists))
}

/** Lists of ids by person. */
const readLists = (text: string | null): Record<string, number[]> =>
  Object.fromEntries(
    byPerson(text).map(([person, ids]) => [person, Array.isArray(ids) ? ids.filter(Number.isInteger) : []]),
  )

/** What is kept of each person; what another program left counts for nothing. */
const byPerson = (text: string | null): [string, unknown][] => Object.entries(keptJson(text) ?? {})
