import { makeObservable, observable, observableRef, runInAction } from 'mobx'
import { keptList } from '../lib/keptJson'

const themes = ['system', 'light', 'dark'] as const
/** How the console looks; `system` follows the machine. */
export type Theme = (typeof themes)[number]

/** Height of a table's rows: 48 px, or 36 px. */
export type Density = 'regular' | 'dense'

/** A record that somebody opened. */
export interface Recent {
  /** Names the person, for others who use this browser. */
  person: string
  path: string
  name: string
}

/** So many records are kept of all persons of this browser, and so many shown of one. */
const keptRecents = 30
const shownRecents = 6

/** What is kept of the applications that somebody has been shown. */
export type Seen = 'ever' | 'before' | 'read'

/** Where preferences are kept between visits; what comes back may be anything. */
export interface PreferenceHome {
  theme(): string | null
  setTheme(theme: Theme): void
  /** What stands there is no theme: it is kept beside, and no longer found. */
  setThemeAside(found: string): void
  /** Height of a table's rows; what is no density counts as none. */
  density(): string | null
  setDensity(density: Density): void
  /** `off` where somebody turned shortcuts of one key off; what is neither counts as on. */
  shortcuts(): string | null
  setShortcuts(setting: 'on' | 'off'): void
  /** The records that somebody opened last, as JSON. */
  recent(): string | null
  setRecent(text: string): void
  /** The views of lists that people saved, as JSON. */
  views(): string | null
  setViews(text: string): void
  /** What people said of findings of the care page: that these records are no duplicates, as JSON. */
  different(): string | null
  setDifferent(text: string): void
  /**
   * The newest application that each person has been shown, as JSON: ever, or before this visit, which ends with the tab.
   * `read` are the newer ones that they have read, one by one.
   */
  seen(when: Seen): string | null
  setSeen(when: Seen, text: string): void
}

/** What a person chose about the console itself, kept in this browser. */
export class PreferenceStore {
  theme: Theme
  density: Density
  /** Keys without Ctrl or Cmd do something while nobody types (WCAG 2.1.4). */
  hasShortcuts: boolean
  private recents: readonly Recent[]

  /** `onDamaged`: what was kept cannot be used, and was set aside. */
  constructor(
    readonly home: PreferenceHome,
    onDamaged: () => void,
  ) {
    const found = home.theme()
    const known = themes.find((theme) => theme === found)
    this.theme = known ?? 'system'
    if (found !== null && !known) {
      home.setThemeAside(found)
      onDamaged()
    }
    this.density = home.density() === 'dense' ? 'dense' : 'regular'
    this.hasShortcuts = home.shortcuts() !== 'off'
    this.recents = readRecents(home.recent())
    makeObservable<this, 'recents'>(this, {
      theme: observable,
      density: observable,
      hasShortcuts: observable,
      recents: observableRef,
    })
  }

  setTheme(theme: Theme): void {
    this.home.setTheme(theme)
    runInAction(() => (this.theme = theme))
  }

  setDensity(density: Density): void {
    this.home.setDensity(density)
    runInAction(() => (this.density = density))
  }

  setShortcuts(hasShortcuts: boolean): void {
    this.home.setShortcuts(hasShortcuts ? 'on' : 'off')
    runInAction(() => (this.hasShortcuts = hasShortcuts))
  }

  /** The records that a person opened last, the newest first, each once. */
  recentOf(person: string): readonly Recent[] {
    return this.recents.filter((recent) => recent.person === person).slice(0, shownRecents)
  }

  addRecent(recent: Recent): void {
    const others = this.recents.filter(({ person, path }) => person !== recent.person || path !== recent.path)
    const recents = [recent, ...others].slice(0, keptRecents)
    this.home.setRecent(JSON.stringify(recents))
    runInAction(() => (this.recents = recents))
  }
}

const readRecents = (text: string | null) => keptList(text, isRecent)

function isRecent(found: unknown): found is Recent {
  const { person, path, name } = (found ?? {}) as Partial<Record<keyof Recent, unknown>>
  // An address of another host is not a record's.
  return (
    typeof person === 'string' &&
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path) &&
    typeof name === 'string'
  )
}
