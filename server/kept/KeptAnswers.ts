import type { Counted, Versions } from '../database/versions/versions'
import type { KeptBody } from './keptBody'
import type { LongBody } from './longBody'

type Body = KeptBody | LongBody

/** So many bytes of answers are kept, before compression. */
const mostBytes = 32 * 1024 * 1024

interface Entry {
  version: string
  body: Body
}

/** The last answers to calls that ask for lists and records, each as long as nothing that it shows has changed. */
export class KeptAnswers {
  private readonly kept = new Map<string, Entry>()
  private readonly making = new Map<string, { version: string; result: Promise<Body> }>()
  private bytes = 0

  /** `versions` reads those of now. */
  constructor(private readonly versions: () => Promise<Versions>) {}

  /**
   * The answer of this key: the kept one, or one that is made now. Those who ask for the same at once wait for one. `known`
   * are versions that were read after the call came in.
   */
  async get(
    key: string,
    {
      shows,
      known,
      make,
    }: { shows: readonly Counted[]; known: Versions; make: (version: string) => Promise<Body> },
  ): Promise<Body> {
    let version = known.of(...shows)
    while (true) {
      const entry = this.kept.get(key)
      if (entry?.version === version) {
        this.use(key, entry)
        return entry.body
      }
      const other = this.making.get(key)
      if (!other) return this.make(key, version, make)
      // It shows what was committed at the time of this version, or later: so does the one that is asked for.
      if (other.version === version) return other.result
      await other.result.catch(() => undefined)
      version = (await this.versions()).of(...shows)
    }
  }

  private async make(key: string, version: string, make: (version: string) => Promise<Body>): Promise<Body> {
    const result = make(version)
    this.making.set(key, { version, result })
    try {
      const body = await result
      this.keep(key, { version, body })
      return body
    } finally {
      this.making.delete(key)
    }
  }

  /** Moves it behind those that go earlier. */
  private use(key: string, entry: Entry): void {
    this.kept.delete(key)
    this.kept.set(key, entry)
  }

  private keep(key: string, entry: Entry): void {
    this.drop(key)
    this.kept.set(key, entry)
    this.bytes += sizeOf(key, entry)
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= mostBytes) break
      this.drop(oldest)
    }
  }

  private drop(key: string): void {
    const entry = this.kept.get(key)
    if (!entry) return
    this.kept.delete(key)
    this.bytes -= sizeOf(key, entry)
  }
}

/** An entry costs something beside its body; of one that is too long to be kept only its version is. */
const sizeOf = (key: string, { body }: Entry): number =>
  ('size' in body ? body.size : 0) + 2 * key.length + 1000
