import type { FormKind } from './formShapes'
import { writeSavedDrafts, type SavedDraft } from './SavedDraft'

/** Where drafts outlive the page; every method may reject, and what is read may be anything. */
export interface SavedDraftStorage {
  get(key: string): Promise<unknown>
  /** `isEnding`: the page may end before this is done. */
  set(key: string, value: unknown, isEnding?: boolean): Promise<void>
  remove(key: string): Promise<void>
  /** The keys that begin with this. */
  keys(beginning: string): Promise<string[]>
}

/** What cannot be trusted, as a person would call it. */
const untrusted = {
  damaged: 'A damaged draft',
  'foreign version': 'A draft of another version of the console',
  'damaged setting': 'A damaged setting of this browser',
} as const
/** What went wrong with what this browser keeps. */
export type StorageFault = keyof typeof untrusted | 'unwritable'

/** The same in words for a person. */
export const describeStorageFault = (fault: StorageFault): string =>
  fault === 'unwritable'
    ? 'This browser cannot keep drafts. Save often: what you type is lost when the page closes'
    : `${untrusted[fault]} was ignored`

/** Longest time in ms that something typed waits to be written. */
const pause = 300
/** Longest time in ms that the end of a session waits for the storage. */
const patience = 1000

/**
 * What was typed and not saved, by user, form and record (see `savedDraftKey`). Writes follow each other in order, at most
 * 300 ms after something was typed; a storage that fails is reported once and harms nothing.
 */
export class SavedDraftStore {
  private readonly waiting = new Map<string, readonly SavedDraft[]>()
  /** What is being written: a page that ends writes it once more, as it may not get there. */
  private readonly underWay = new Map<string, readonly SavedDraft[]>()
  /** What open forms have typed, to be marked when the session ends under them. */
  private readonly open = new Map<string, readonly SavedDraft[]>()
  /** Hand out what open forms hold back while somebody types. */
  private readonly commits = new Set<() => void>()
  /** Keys of forms under which the session ended: what they still write until they leave is marked as well. */
  private readonly interrupted = new Set<string>()
  /** Keys of forms that were typed into before their drafts had been read. */
  private readonly early = new Set<string>()
  private readonly reported = new Set<StorageFault>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private work: Promise<void> = Promise.resolve()
  /** The storage took what was written last. */
  isKeeping = true

  constructor(
    readonly home: SavedDraftStorage,
    private readonly onStorageFault: (fault: StorageFault) => void,
  ) {}

  /** What is kept under a key, newest first; what cannot be trusted is set aside and reported. Never throws. */
  async read(key: string, kind: FormKind): Promise<SavedDraft[]> {
    await this.flush()
    try {
      const [early, kept] = await Promise.all([this.readAt(earlyOf(key), kind), this.readAt(key, kind)])
      const entries = [...early, ...kept]
      if (early.length > 0) {
        await this.home.set(key, writeSavedDrafts(entries))
        if (!this.early.has(key)) await this.home.remove(earlyOf(key))
      }
      return entries
    } catch {
      this.report('unwritable')
      return []
    }
  }

  /** The keys under which something of a person is kept. Rejects where the storage fails. */
  async keysOf(user: string): Promise<string[]> {
    await this.flush()
    return this.home.keys(`${user}/`)
  }

  /** Keeps these entries, the one being typed first, in place of the former ones; none removes the key. */
  keep(key: string, entries: readonly SavedDraft[]): void {
    this.keepAt(key, entries)
    this.keepEarly(key, undefined)
  }

  /** Keeps what is typed before the form's drafts were read, beside those: nothing that is kept is written over. */
  keepEarly(key: string, entry: SavedDraft | undefined): void {
    if (entry) this.early.add(key)
    else if (!this.early.delete(key)) return
    this.keepAt(earlyOf(key), entry ? [entry] : [])
  }

  /** The form of this key has left the screen: writes at once what it typed. */
  leave(key: string): void {
    this.open.delete(key)
    this.open.delete(earlyOf(key))
    this.interrupted.delete(key)
    this.interrupted.delete(earlyOf(key))
    void this.flush()
  }

  /** Writes at once what waits, as the page ends where `isEnding`; resolves when it is on disk, or could not be written. Never throws. */
  flush(isEnding = false): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const batch = [...new Map([...(isEnding ? this.underWay : []), ...this.waiting])]
    this.waiting.clear()
    // Handed to the storage at once, which keeps their order: a page that closes has no next turn.
    const writes = batch.map(([key, entries]) => this.write(key, entries, isEnding))
    if (writes.length > 0) this.work = Promise.all([this.work, ...writes]).then(() => undefined)
    return this.work
  }

  /** A form may hold back for a moment what is typed into it: `commit` hands it out. Returns how to stop. */
  attend(commit: () => void): () => void {
    this.commits.add(commit)
    return () => this.commits.delete(commit)
  }

  /** Lets open forms hand out what they hold back. */
  commit(): void {
    for (const commit of this.commits) commit()
  }

  /** Writes all that is typed at this moment, as the page may end; see `flush`. */
  settle(): Promise<void> {
    this.commit()
    return this.flush(true)
  }

  /** The session ends under open forms: marks what they typed as interrupted. Nothing to wait for returns undefined. */
  interrupt(): Promise<void> | undefined {
    this.commit()
    for (const [key, entries] of this.open) {
      this.interrupted.add(key)
      // It is written under its own key once its form has read the older ones.
      if (key.startsWith(early)) this.interrupted.add(key.slice(early.length))
      this.waiting.set(key, marked(entries))
    }
    if (this.waiting.size === 0) return undefined
    return Promise.race([this.flush(), new Promise<void>((resolve) => setTimeout(resolve, patience))])
  }

  private async readAt(key: string, kind: FormKind): Promise<SavedDraft[]> {
    const stored = await this.home.get(key)
    if (stored === undefined || stored === null) return []
    // What checks a draft is fetched with the first one that is there.
    const { readSavedDrafts } = await import('./readSavedDrafts')
    const reading = readSavedDrafts(kind, stored)
    if ('entries' in reading) return reading.entries
    this.report(reading.problem)
    await this.home.set(`aside/${key}`, stored)
    await this.home.remove(key)
    return []
  }

  private keepAt(key: string, entries: readonly SavedDraft[]) {
    this.waiting.set(key, this.interrupted.has(key) ? marked(entries) : entries)
    if (entries.length > 0) this.open.set(key, entries)
    else this.open.delete(key)
    this.timer ??= setTimeout(() => void this.flush(), pause)
  }

  private async write(key: string, entries: readonly SavedDraft[], isEnding: boolean): Promise<void> {
    this.underWay.set(key, entries)
    try {
      if (entries.length === 0) await this.home.remove(key)
      else await this.home.set(key, writeSavedDrafts(entries), isEnding)
      this.isKeeping = true
    } catch {
      this.isKeeping = false
      this.report('unwritable')
    } finally {
      if (this.underWay.get(key) === entries) this.underWay.delete(key)
    }
  }

  private report(fault: StorageFault) {
    if (this.reported.has(fault)) return
    this.reported.add(fault)
    this.onStorageFault(fault)
  }
}

/** The key of a form's drafts: nobody else's key is ever asked for. `record` is an id, or 'new'. */
export const savedDraftKey = (user: string, kind: FormKind, record: string): string =>
  `${user}/${kind}/${record}`
const early = 'early/'
const earlyOf = (key: string) => `${early}${key}`

/** The first of them comes back by itself. */
const marked = ([typed, ...others]: readonly SavedDraft[]) =>
  typed ? [{ ...typed, isInterrupted: true }, ...others] : []
