import type { ClientOptions } from './client'
import type { EarlyReader, WantedCall } from './readEarly'

/** Fetches what reads the answers that the head of the page has asked for. */
export type LoadReader = () => Promise<(options: ClientOptions) => EarlyReader>

/** A list that the head of the page has asked for comes first: so long the client's code waits for its first rows, in ms. */
const longestWait = 2000

/** The answers to the calls that the head of the page has made, each for the call that asks for the same. */
export function earlyAnswers(options: ClientOptions, loadReader: LoadReader) {
  let reader: Promise<EarlyReader> | undefined
  const beginnings: Promise<void>[] = []

  const answered = async (wanted: WantedCall, begin: () => void) => {
    const { onRows, ...input } = wanted.input ?? {}
    const handRows = (rows: never) => {
      begin()
      onRows?.(rows)
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
    /** Resolves with what came of it, or with undefined where the client has to make the call; undefined where nothing was asked early. */
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
          .then(options.isDrawn)
          .then(() => {
            clearTimeout(timer)
            resolve()
          })
      })
    },
  }
}
