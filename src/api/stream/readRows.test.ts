import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endpoints } from '../../contract/endpoints'
import { json } from '../../testing/api/scriptedClient'
import { readRows, rowSchemaOf } from './readRows'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `tag ${at}` }))

/** Reads tags from an answer. */
function read(answer: Response, onRows: (rows: unknown[]) => Promise<void> | void): Promise<unknown> {
  const endpoint = endpoints.tagList
  const schema = rowSchemaOf(endpoint)
  if (!schema) throw new Error('The call answers no list')
  return readRows(endpoint, schema, answer, { onRows }, new AbortController().signal)
}

it('reads on once who was handed rows is done with them', async () => {
  const rows = rowsOf(20_000)
  const handed: number[] = []
  const waiting: (() => void)[] = []
  const whole = read(json(rows), (part) => {
    handed.push(part.length)
    return new Promise<void>((resolve) => waiting.push(resolve))
  })
  await vi.advanceTimersByTimeAsync(500)
  expect(handed[0]).toBeLessThan(rows.length)
  waiting[0]?.()
  await vi.advanceTimersByTimeAsync(500)
  expect(await whole).toEqual(rows)
  expect(handed).toHaveLength(1)
})

it('hands on the first rows, then four times as many half a second later, each once', async () => {
  const rows = rowsOf(2000)
  const bytes = new TextEncoder().encode(JSON.stringify({ data: rows }))
  let send: (part: Uint8Array) => void = () => {}
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (part) => controller.enqueue(part)
      end = () => controller.close()
    },
  })
  const handed: unknown[][] = []
  const whole = read(new Response(body), (part) => void handed.push(part))
  for (let at = 0; at < bytes.length; at += 2000) {
    send(bytes.slice(at, at + 2000))
    await vi.advanceTimersByTimeAsync(100)
  }
  end()
  await vi.advanceTimersByTimeAsync(100)
  expect(await whole).toEqual(rows)
  expect(handed).toHaveLength(3)
  for (const part of handed) expect(part).toEqual(rows.slice(0, part.length))
})
