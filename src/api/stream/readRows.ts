import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/endpoints/endpoint'
import { problemOf } from '../../contract/answers'
import { aborted } from '../errors'
import { readBody, unreadable, type ResponseListeners } from '../readResponse'
import { RowReader } from './RowReader'
import { unchangedByParsing } from './unchangedByParsing'

/** So many rows are shown first; each time after that four times as many, so that showing them costs little in all. */
const firstRows = 40
const growth = 4
/** The page gets its turn after so many ms of reading, and the clock is looked at after so many bytes. */
const slice = 5
const partLength = 16_384

/** Who hears of a list while it is read. */
export interface RowListeners extends ResponseListeners {
  /** Called with the first rows, and again with more. */
  onRows?: ((rows: never) => void) | undefined
}

/** When reading pauses, and when it ends early. */
export interface ReadingPace {
  signal: AbortSignal
  /** Resolves once the rows that were passed to `onRows` are drawn; no more are read before. */
  isDrawn?: (() => Promise<void>) | undefined
}

/** Gives keys, presses and pictures their turn, and what draws the rows. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** The schema of one row where the call of this row of the table answers a list. */
export function rowSchemaOf({ answer }: Endpoint): z.ZodMiniType | undefined {
  return answer instanceof z.ZodMiniArray ? (answer.def.element as z.ZodMiniType) : undefined
}

/**
 * Reads a list while its text comes: rows are parsed and checked one by one, and `onRows` is called with those that are there.
 * Returns the whole list once all of the text was valid. Throws an `ApiError` as `readResponse` does, what the body throws, and an
 * abort where the signal says so.
 */
export async function readRows(
  endpoint: Endpoint,
  schema: z.ZodMiniType,
  response: Response,
  listeners: RowListeners,
  { signal, isDrawn }: ReadingPace,
): Promise<unknown> {
  const { status } = response
  const onRows = listeners.onRows as ((rows: unknown[]) => void) | undefined
  const rows: unknown[] = []
  const reader = new RowReader()
  let shown = 0
  let began = performance.now()

  const isUnchanged = unchangedByParsing(schema)
  const checked = (row: unknown): unknown => {
    if (isUnchanged(row)) return row
    const parsed = z.safeParse(schema, row)
    if (parsed.success) return parsed.data
    throw unreadable(status, problemOf(endpoint, parsed.error, [rows.length]))
  }
  const read = async (text: string) => {
    for (const row of orUnreadable(status, () => reader.push(text))) rows.push(checked(row))
    if (onRows && rows.length >= Math.max(firstRows, shown * growth)) {
      shown = rows.length
      onRows([...rows])
      await isDrawn?.()
    } else if (performance.now() - began < slice) return
    await nextTask()
    began = performance.now()
  }

  const decoder = new TextDecoder()
  for await (const bytes of bytesOf(response, signal))
    for (let at = 0; at < bytes.length; at += partLength)
      await read(decoder.decode(bytes.subarray(at, at + partLength), { stream: true }))
  await read(decoder.decode())
  const { body, hasList } = orUnreadable(status, () => reader.end())
  const headers = Object.fromEntries(response.headers)
  const answer = readBody(endpoint, { status, headers }, body, listeners)
  return hasList ? rows : answer
}

/** What has come of a body, part after part; whoever stops early ends the body. */
async function* bytesOf({ body }: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (signal.aborted) throw aborted()
      if (done) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}

function orUnreadable<T>(status: number, read: () => T): T {
  try {
    return read()
  } catch {
    throw unreadable(status, 'no JSON')
  }
}
