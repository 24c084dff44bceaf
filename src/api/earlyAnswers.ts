import type { ClientOptions } from './client'
import type { EarlyReader, WantedCall } from './readEarly'

/** How the answers that the head of the page has asked for are read and shown. */
export interface EarlyParts {
  /** Fetches what reads them. */
  loadReader: () => Promise<(options: ClientOptions) => EarlyReader>
  /** Resolves once the page has nothing to draw, or has drawn for long; rows that were shown are drawn before others are read. */
  isDrawn: () => Promise<void>
}

/** A list that the head of the page has asked for comes first: so long the client's code waits for its first rows, in ms. */
const longestWait = 2000

/** The answers to the calls that the head of the page has made, each for the call that asks for the same. */
export function earlyAnswers(options: ClientOptions, { loadReader, isDrawn }: EarlyParts) {
  let reader: Promise<EarlyReader> | undefined
  const beginnings: Promise<void>[] = []

  const answered = async (wanted: WantedCall, begin: () => void) => {
    const { onRows, ...input } = wanted.input ?? {}
    const handRows = (rows: never) => {
      begin()
      void onRows?.(rows)
      return isDrawn()
    }
    try {
      reader ??= loadReader().then((create) => create(options))
      // What cannot be read without the client is left to it.
      const read = await reader.catch(() => undefined)
      return await read?.({ ...wanted, input: { ...input, onRows: handRows } })
    } finally {
      begin()
    }
  }

  return {
    /** Resolves with the answer, or with undefined where the client has to make the call; undefined where nothing was asked early. */
    answerTo(wanted: WantedCall): ReturnType<EarlyReader> | undefined {
      if (!options.early?.length) return undefined
      let begin = () => {}
      if (wanted.input?.onRows) beginnings.push(new Promise((resolve) => (begin = resolve)))
      return answered(wanted, begin)
    },
    /** Resolves once each list among them has come, in part or whole, and is drawn, or has let wait too long; undefined without any. */
    hasBegun(): Promise<void> | undefined {
      if (beginnings.length === 0) return undefined
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, longestWait)
        void Promise.all(beginnings)
          .then(isDrawn)
          .then(() => {
            clearTimeout(timer)
            resolve()
          })
      })
    },
  }
}
