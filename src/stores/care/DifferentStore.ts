import { makeObservable, observableRef, runInAction } from 'mobx'
import type { PreferenceHome } from '../PreferenceStore'
import { keptList } from '../../lib/keptJson'
import { perConsole } from '../perConsole'

/** Records that somebody said are no duplicates of each other. */
interface Different {
  /** Names the person, for others who use this browser. */
  person: string
  /** Names the records: `tags 3-17`. */
  key: string
}

type Home = Pick<PreferenceHome, 'different' | 'setDifferent'>

/** So many are kept of all persons of this browser; the oldest go first. */
const most = 2000

/** What people said is different, though it looks the same: kept in this browser. */
export class DifferentStore {
  private all: readonly Different[]

  constructor(private readonly home: Home) {
    this.all = readAll(home.different())
    makeObservable<this, 'all'>(this, { all: observableRef })
  }

  /** The keys of one person. */
  of(person: string): ReadonlySet<string> {
    return new Set(this.all.flatMap((one) => (one.person === person ? [one.key] : [])))
  }

  add(person: string, key: string): void {
    this.change((all) => [...all.filter((one) => one.person !== person || one.key !== key), { person, key }])
  }

  remove(person: string, keys: readonly string[]): void {
    const gone = new Set(keys)
    this.change((all) => all.filter((one) => one.person !== person || !gone.has(one.key)))
  }

  /** Begins with what is kept now: another tab may have changed it. */
  private change(next: (all: readonly Different[]) => readonly Different[]): void {
    const all = next(readAll(this.home.different())).slice(-most)
    this.home.setDifferent(JSON.stringify(all))
    runInAction(() => (this.all = all))
  }
}

const readAll = (text: string | null) => keptList(text, isDifferent)

function isDifferent(found: unknown): found is Different {
  const { person, key } = (found ?? {}) as Partial<Record<keyof Different, unknown>>
  return typeof person === 'string' && typeof key === 'string'
}

/** The store of a console. */
export const differentOf = perConsole(({ preferences }) => new DifferentStore(preferences.home))
