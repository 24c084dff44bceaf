import { parentPort } from 'node:worker_threads'
import { HttpError } from '../../http/HttpError'
import { filterRichText } from '../../richTextFilter'

/** Messages of the worker: that it is ready, then the filtered text or why there is none. */
export type FilterAnswer =
  { kind: 'ready' } | { kind: 'text'; text: string } | { kind: 'refused'; status: number; message: string }

const port = parentPort

function answer(html: string): FilterAnswer {
  try {
    return { kind: 'text', text: filterRichText(html) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { kind: 'refused', status: error.status, message: error.message }
  }
}

port?.on('message', (html: string) => port.postMessage(answer(html)))
port?.postMessage({ kind: 'ready' } satisfies FilterAnswer)
