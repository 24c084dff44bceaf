import type { LongBody } from '../../kept/longBody'
import type { LongAnswers } from '../../ports'
import { createFairQueue } from '../fairQueue'
import { HttpError } from '../../http/HttpError'
import { isAccepted } from './compress'
import type { Encoding } from './compressTo'
import { openNamelessFile, type NamelessFile } from './namelessFile'
import { SpooledAnswer } from './SpooledAnswer'

/** Brotli makes a list half as long. */
const codings = ['br', 'gzip'] as const

/** Lists that are read from the database at once: each takes one of its ten connections. */
const readings = 2

/** Milliseconds for which an answer is kept that nobody has asked for. */
const usuallyKept = 10 * 60 * 1000

/**
 * Makes long answers in files of the temporary folder: a list is read and compressed once for all who ask for it, as fast as that
 * goes, and each is sent the file at their own pace, also while it grows. So a slow client holds a file open and never a connection
 * of the database, of which PGlite has one; and its answer is of one moment, however long it takes. The last answer stays for the
 * next who asks, until it is of an earlier version or nobody asked for it for `kept` milliseconds. `make` rejects with what reading the
 * list throws before the first row, and the body errors with what it throws later.
 */
export function createLongAnswers({
  kept = usuallyKept,
  openFile = openNamelessFile,
}: { kept?: number; openFile?: () => Promise<NamelessFile> } = {}): LongAnswers & { close(): Promise<void> } {
  const last = new Map<string, SpooledAnswer>()
  const next = new Map<string, Promise<SpooledAnswer>>()
  const queue = createFairQueue(
    { atOnce: readings, waitingEach: 1, waitingInAll: 100 },
    () => new HttpError(503, 'Too many lists are asked for at once', { headers: { 'Retry-After': '5' } }),
  )
  let isClosed = false
  const sweep = setInterval(() => {
    for (const [place, answer] of last)
      if (!answer.isUsed && performance.now() - answer.lastUsed > kept) void retire(place, answer)
  }, kept / 2).unref()

  const retire = (place: string, answer: SpooledAnswer) => {
    if (last.get(place) === answer) last.delete(place)
    return answer.retire()
  }

  /** Begins an answer once it is its turn. All who have asked by then share it: it shows what was so when they asked, or later. */
  const begin = (place: string, encoding: Encoding, write: LongBody['write']) =>
    new Promise<SpooledAnswer>((resolve, reject) => {
      const work = async () => {
        const answer = new SpooledAnswer(await openFile(), encoding)
        next.delete(place)
        const before = last.get(place)
        last.set(place, answer)
        resolve(answer)
        await before?.retire()
        // Those who follow it hear of what goes wrong.
        await answer.make(write).catch(() => retire(place, answer))
      }
      queue(place, work).catch((error: unknown) => {
        next.delete(place)
        reject(error as Error)
      })
    })

  /** An answer of this version or, where it has to be read, of a later one. */
  const follow = async (
    place: string,
    { version, write }: Pick<LongBody, 'version' | 'write'>,
    { encoding, signal }: { encoding: Encoding; signal: AbortSignal },
  ) => {
    while (true) {
      const known = last.get(place)
      await known?.begun()
      if (known?.isOpen && known.version === version) return { answer: known, sent: known.follow(signal) }
      if (isClosed) throw new HttpError(503, 'The server is ending')
      const begun = next.get(place) ?? begin(place, encoding, write)
      next.set(place, begun)
      const answer = await begun
      // Where another one was the only one to follow it, and has gone away, it is begun again.
      if (!answer.isAbandoned) return { answer, sent: answer.follow(signal) }
      if (signal.aborted) throw new HttpError(400, 'The request was broken off')
    }
  }

  return {
    encodingFor: (accepted) => codings.find((one) => isAccepted(one, accepted)),
    async make({ key, version, write }, { encoding, signal }) {
      // The files are compressed; who takes no compression is sent the text of one.
      const made = encoding === 'br' ? 'br' : 'gzip'
      const { answer, sent } = await follow(`${made} ${key}`, { version, write }, { encoding: made, signal })
      const body = await sent
      return {
        version: answer.version ?? version,
        body: encoding === undefined ? body.pipeThrough(gunzip()) : body,
      }
    },
    async close() {
      isClosed = true
      clearInterval(sweep)
      await Promise.all([...last].map(([place, answer]) => retire(place, answer)))
    },
  }
}

type Bytes = Uint8Array<ArrayBuffer>

const gunzip = () => new DecompressionStream('gzip') as ReadableWritablePair<Bytes, Bytes>
