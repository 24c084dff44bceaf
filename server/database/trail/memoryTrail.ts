import { JournaledMap, type Journal } from '../memoryRows'
import { byName, pageCharacters, sizeOf, type TrailRecord, type TrailTable } from './entry'

/** The audit trail over a map. */
export function memoryTrail(journal: Journal): TrailTable & { all(): TrailRecord[] } {
  const entries = new JournaledMap<number, TrailRecord>(journal)
  let lastId = 0
  return {
    all: () => [...entries.values()],
    async append(added) {
      for (const entry of added) {
        const id = (lastId += 1)
        entries.set(id, structuredClone({ ...entry, id }))
      }
    },
    async page({ kinds, recordId, userId, since, until, after = Infinity, most }) {
      const wanted = [...entries.values()]
        .filter(
          (entry) =>
            entry.id < after &&
            (recordId === undefined || entry.recordId === recordId) &&
            (userId === undefined || entry.userId === userId) &&
            (since === undefined || entry.at >= since) &&
            (until === undefined || entry.at < until) &&
            (kinds === undefined || kinds.includes(entry.kind)),
        )
        .sort((a, b) => b.id - a.id)
      let characters = 0
      const page = wanted.slice(0, most).filter((entry, index) => {
        characters += sizeOf(entry)
        return index === 0 || characters <= pageCharacters
      })
      return { entries: page, hasMore: page.length < wanted.length }
    },
    async people(kinds) {
      const named = new Map<number, string>()
      for (const { userId, userName, kind } of entries.values())
        if (userId !== null && (kinds === undefined || kinds.includes(kind))) named.set(userId, userName)
      return [...named].map(([id, name]) => ({ id, name })).sort(byName)
    },
    async removeBefore(moment, most) {
      const old = [...entries.values()].filter(({ at }) => at < moment).sort((a, b) => a.id - b.id)
      for (const { id } of old.slice(0, most)) entries.delete(id)
      return Math.min(old.length, most)
    },
  }
}
