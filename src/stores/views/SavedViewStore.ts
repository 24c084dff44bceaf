import { makeObservable, observableRef, runInAction } from 'mobx'
import { limits } from '../../contract/limits'
import type { PreferenceHome } from '../PreferenceStore'
import { keptList } from '../../lib/keptJson'

/** A list as somebody searched, filtered and ordered it, by a name. */
export interface SavedView {
  /** Differs from that of the person's other views. */
  id: string
  /** Names the person, for others who use this browser. */
  person: string
  name: string
  /** Path and query: `/osn_main?show=featured`. */
  to: string
}

type Home = Pick<PreferenceHome, 'views' | 'setViews'>

/** The views that people saved, kept in this browser in the order of each person. */
export class SavedViewStore {
  private all: readonly SavedView[]

  constructor(private readonly home: Home) {
    this.all = readViews(home.views())
    makeObservable<this, 'all'>(this, { all: observableRef })
  }

  /** In the order that the person gave them. */
  of(person: string): readonly SavedView[] {
    return this.all.filter((view) => view.person === person)
  }

  find(person: string, to: string): SavedView | undefined {
    return this.all.find((view) => view.person === person && view.to === to)
  }

  /** Adds a view at the end and returns it; undefined where the person has as many as are kept. */
  add(view: Omit<SavedView, 'id'>): SavedView | undefined {
    if (this.of(view.person).length >= limits.views) return undefined
    const added = { ...view, name: view.name.slice(0, limits.viewName), id: crypto.randomUUID() }
    this.change((views) => [...views, added])
    return added
  }

  /** Puts a removed view back where it was. */
  restore(view: SavedView, index: number): void {
    this.change((views) => {
      const own = views.filter(({ person }) => person === view.person)
      return [...views.filter(({ person }) => person !== view.person), ...own.toSpliced(index, 0, view)]
    })
  }

  /** An empty name is not taken. */
  rename(id: string, name: string): void {
    const trimmed = name.trim().slice(0, limits.viewName)
    if (trimmed !== '')
      this.change((views) => views.map((view) => (view.id === id ? { ...view, name: trimmed } : view)))
  }

  /** Moves a view among those of its person; `by` is -1 for one place up, 1 for one down. */
  move(id: string, by: number): void {
    this.change((views) => {
      const moved = views.find((view) => view.id === id)
      if (!moved) return views
      const own = views.filter(({ person }) => person === moved.person)
      const to = Math.max(0, Math.min(own.length - 1, own.indexOf(moved) + by))
      const ordered = own.filter((view) => view !== moved).toSpliced(to, 0, moved)
      return [...views.filter(({ person }) => person !== moved.person), ...ordered]
    })
  }

  remove(id: string): void {
    this.change((views) => views.filter((view) => view.id !== id))
  }

  /** Begins with what is kept now: another tab may have changed it. */
  private change(next: (views: readonly SavedView[]) => readonly SavedView[]): void {
    const all = next(readViews(this.home.views()))
    this.home.setViews(JSON.stringify(all))
    runInAction(() => (this.all = all))
  }
}

const readViews = (text: string | null) => keptList(text, isView)

function isView(found: unknown): found is SavedView {
  const { id, person, name, to } = (found ?? {}) as Partial<Record<keyof SavedView, unknown>>
  return (
    [id, person, name].every((value) => typeof value === 'string') &&
    typeof to === 'string' &&
    // An address of another host is no list.
    /^\/(?!\/)/.test(to)
  )
}
