import type { LongAnswer, LongAnswers } from '../ports'
import type { LongBody } from './longBody'

/** Makes long answers in memory and as they are: for where there are no files. */
export const heldLongAnswers: LongAnswers = { encodingFor: () => undefined, make: hold }

async function hold({ version, write }: Pick<LongBody, 'version' | 'write'>): Promise<LongAnswer> {
  const made = { version, pieces: [] as Uint8Array<ArrayBuffer>[] }
  await write({
    write: async (piece) => void made.pieces.push(new Uint8Array(piece)),
    restart: async () => void (made.pieces = []),
    ready: (version) => void (made.version = version),
  })
  const { pieces } = made
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = pieces.shift()
      if (next) controller.enqueue(next)
      else controller.close()
    },
  })
  return { version: made.version, body }
}
