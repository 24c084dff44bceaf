import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { historyKinds, type HistoryKind } from '../../contract/endpoints/history'
import { limits } from '../../contract/limits'
import type { HistoryFilter } from '../../stores/history/HistoryStore'
import { startOf, startOfNext } from './days'

/** What the reader chose, as the address holds it: `?person=3&kind=project&day=2026-03-01`. */
export interface HistoryChoice {
  person: number | undefined
  kind: HistoryKind | undefined
  /** In the reader's own time. */
  day: string | undefined
}

/** The filters of the history, kept in the address, so that a link, a reload and Back show the same. */
export function useHistoryFilter(): {
  choice: HistoryChoice
  filter: HistoryFilter
  onChange: (choice: HistoryChoice) => void
} {
  const [params, setParams] = useSearchParams()
  const choice = useMemo(() => readChoice(params), [params])
  const filter = useMemo(() => filterOf(choice), [choice])
  const handleChange = (next: HistoryChoice) => {
    const written = new URLSearchParams(params)
    for (const name of ['person', 'kind', 'day'] as const) {
      const value = next[name]
      if (value === undefined) written.delete(name)
      else written.set(name, String(value))
    }
    setParams(written, { replace: true, preventScrollReset: true })
  }
  return { choice, filter, onChange: handleChange }
}

/** What an address that somebody typed says wrong is left out. */
function readChoice(params: URLSearchParams): HistoryChoice {
  const person = Number(params.get('person') ?? '')
  const day = params.get('day') ?? ''
  return {
    person: Number.isInteger(person) && person >= 1 && person <= limits.id ? person : undefined,
    kind: historyKinds.find((kind) => kind === params.get('kind')),
    day: startOf(day) && day,
  }
}

function filterOf({ person, kind, day }: HistoryChoice): HistoryFilter {
  const start = day === undefined ? undefined : startOf(day)
  return {
    ...(person !== undefined && { person }),
    ...(kind !== undefined && { kind }),
    ...(start && { since: start.toISOString(), until: startOfNext(start).toISOString() }),
  }
}
