import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { HttpError } from '../../http/HttpError'
import type { FilterLongText } from '../../ports'
import { oneAtATime } from '../oneAtATime'
import type { FilterAnswer } from './filterWorker'

/** Filters long texts in a thread of its own, one after the other. */
export interface RichTextFilter {
  filter: FilterLongText
  close(): Promise<void>
}

/**
 * The server's filter of rich text in a worker thread, so that no other request waits for it. The thread starts with the
 * first long text. A text that takes longer than `timeLimit` milliseconds is refused with an `HttpError` of 422, and the
 * thread ends with it.
 */
export function createRichTextFilter(timeLimit = 5000): RichTextFilter {
  let worker: Worker | undefined
  const inTurn = oneAtATime()

  const end = async () => {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }
  const filterNow = async (html: string): Promise<string> => {
    worker ??= await start()
    const answer = await asked(worker, html, timeLimit).catch(async (error: unknown) => {
      await end()
      throw error
    })
    if (answer.kind === 'text') return answer.text
    throw answer.kind === 'refused' ? new HttpError(answer.status, answer.message) : new Error(answer.kind)
  }
  return {
    filter: (html) => inTurn(() => filterNow(html)),
    close: end,
  }
}

async function start(): Promise<Worker> {
  const worker = new Worker(new URL('./filterThread.mjs', import.meta.url))
  await once(worker, 'message')
  // It keeps no process alive.
  worker.unref()
  return worker
}

function asked(worker: Worker, html: string, timeLimit: number): Promise<FilterAnswer> {
  return new Promise((resolve, reject) => {
    const handleMessage = (answer: FilterAnswer) => settle(() => resolve(answer))
    const handleError = (error: Error) => settle(() => reject(error))
    const handleExit = () => handleError(new Error('The thread of the filter ended'))
    const settle = (work: () => void) => {
      clearTimeout(late)
      worker.off('message', handleMessage).off('error', handleError).off('exit', handleExit)
      work()
    }
    const late = setTimeout(
      () => handleError(new HttpError(422, 'The text takes too long to check: shorten it')),
      timeLimit,
    )
    worker.on('message', handleMessage).on('error', handleError).on('exit', handleExit)
    worker.postMessage(html, [])
  })
}
