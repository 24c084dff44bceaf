import type { LongBody } from '../../kept/longBody'
import type { MakeLongAnswer } from '../../ports'
import { createFairQueue } from '../fairQueue'
import { HttpError } from '../../http/HttpError'
import { isAccepted } from './compress'
import type { Encoding } from './compressTo'
import { SpooledAnswer } from './SpooledAnswer'

/** Lists that are read from the database at once: each takes one of its ten connections. */
const readings = 2

/** Milliseconds for which an answer is kept that nobody has asked for. */
const usuallyKept = 10 * 60 * 1000

/**
 * Makes long answers in files of the temporary folder: a list is read and compressed once for all who ask for it, as fast as that
 * goes, and each is sent the file at their own pace, also while it grows. So a slow client holds a file open and never a connection
 * of the database, of which PGlite has one; and its answer is of one moment, however long it takes. The last answer stays for the
 * next who asks, until it is of an earlier version or nobody asked for it for `kept` milliseconds. What goes wrong once an answer has
 * begun is for `log`. `make` rejects with what reading the list throws before.
 */
export function createLongAnswers({
  log,
  kept = usuallyKept,
}: {
  log: (error: unknown) => void
  kept?: number
}): { make: MakeLongAnswer; close(): Promise<void> } {
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
        const answer = await SpooledAnswer.open(encoding)
        next.delete(place)
        const before = last.get(place)
        last.set(place, answer)
        resolve(answer)
        await before?.retire()
        await answer.make(write).catch((error: unknown) => {
          if (answer.version !== undefined && !answer.isAbandoned) log(error)
          return retire(place, answer)
        })
      }
      queue(place, work).catch((error: unknown) => {
        next.delete(place)
        reject(error as Error)
      })
    })

  return {
    async make({ key, version, write }, { accepted, signal }) {
      const takesBrotli = isAccepted('br', accepted)
      const encoding = takesBrotli ? 'br' : 'gzip'
      const place = `${encoding} ${key}`
      const known = last.get(place)
      let answer = known?.isWhole && known.version === version ? known : undefined
      if (!answer) {
        if (isClosed) throw new HttpError(503, 'The server is ending')
        const begun = next.get(place) ?? begin(place, encoding, write)
        next.set(place, begun)
        answer = await begun
      }
      const sent = await answer.follow(signal)
      const isPlain = !takesBrotli && !isAccepted('gzip', accepted)
      return {
        version: answer.version ?? version,
        encoding: isPlain ? undefined : encoding,
        body: isPlain ? sent.pipeThrough(gunzip()) : sent,
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

/** The files are compressed; who takes no compression is sent the text of one. */
const gunzip = () => new DecompressionStream('gzip') as ReadableWritablePair<Bytes, Bytes>
