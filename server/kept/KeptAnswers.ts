import type { Counted, Versions } from '../database/versions/versions'
import { HttpError } from '../http/HttpError'
import type { KeptBody } from './keptBody'
import type { LongBody } from './longBody'

type Body = KeptBody | LongBody

/** So many bytes of answers are kept, before compression. */
const mostBytes = 32 * 1024 * 1024

interface Entry {
  version: string
  body: Body
}

/** Makes an answer that shows this version or a later one; `left` is aborted, with the reason to reject with, once nobody waits for it. */
export type MakeAnswer = (version: string, left: AbortSignal) => Promise<Body>

/** An answer that is being made. */
interface Making {
  readonly version: string
  readonly result: Promise<Body>
  /** How many callers wait for it. */
  waiting: number
  readonly left: AbortController
}

/** The last answers to calls that ask for lists and records, each as long as nothing that it shows has changed. */
export class KeptAnswers {
  private readonly kept = new Map<string, Entry>()
  private readonly making = new Map<string, Making>()
  private bytes = 0

  /** `versions` reads those of now. */
  constructor(private readonly versions: () => Promise<Versions>) {}

  /**
   * The answer of this key: the kept one, or one that is made now. Those who ask for the same at once wait for one. `known`
   * are versions that were read after the call came in; `caller` is aborted when the caller has left. Rejects as `make` does.
   */
  async get(
    key: string,
    {
      shows,
      known,
      make,
      caller,
    }: { shows: readonly Counted[]; known: Versions; make: MakeAnswer; caller: () => AbortSignal },
  ): Promise<Body> {
    let version = known.of(...shows)
    while (true) {
      const entry = this.kept.get(key)
      if (entry?.version === version) {
        this.use(key, entry)
        return entry.body
      }
      const other = this.making.get(key)
      if (!other) return waitFor(this.begin(key, version, make), caller())
      // It shows what was committed at the time of this version, or later: so does the one that is asked for.
      if (other.version === version && !other.left.signal.aborted) return waitFor(other, caller())
      await other.result.catch(() => undefined)
      version = (await this.versions()).of(...shows)
    }
  }

  private begin(key: string, version: string, make: MakeAnswer): Making {
    const left = new AbortController()
    const result = make(version, left.signal)
      .then((body) => {
        this.keep(key, { version, body })
        return body
      })
      .finally(() => this.making.delete(key))
    const making = { version, result, waiting: 0, left }
    this.making.set(key, making)
    return making
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

/** Its answer; the last caller who leaves before that has it given up. */
async function waitFor(making: Making, caller: AbortSignal): Promise<Body> {
  const leave = () => {
    making.waiting -= 1
    if (making.waiting === 0) making.left.abort(new HttpError(400, 'The request was broken off'))
  }
  making.waiting += 1
  caller.addEventListener('abort', leave, { once: true })
  if (caller.aborted) leave()
  try {
    return await making.result
  } finally {
    caller.removeEventListener('abort', leave)
  }
}
