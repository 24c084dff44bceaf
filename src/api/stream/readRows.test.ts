import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endpoints } from '../../contract/endpoints'
import { manyTags } from '../../testing/api/manyTags'
import { json } from '../../testing/api/scriptedClient'
import { readRows, rowSchemaOf } from './readRows'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Reads tags from an answer. */
function read(answer: Response, isDrawn: () => Promise<void>): Promise<unknown> {
  const endpoint = endpoints.tagList
  const schema = rowSchemaOf(endpoint)
  if (!schema) throw new Error('The call answers no list')
  return readRows(
    endpoint,
    schema,
    answer,
    { onRows: () => undefined },
    { isDrawn, signal: new AbortController().signal },
  )
}

it('waits after each call of onRows until the rows are drawn', async () => {
  const rows = manyTags(5000)
  const waiting: (() => void)[] = []
  const whole = read(json(rows), () => new Promise<void>((resolve) => waiting.push(resolve)))
  for (const calls of [1, 2]) {
    await vi.advanceTimersByTimeAsync(500)
    expect(waiting).toHaveLength(calls)
    waiting.at(-1)?.()
  }
  await vi.advanceTimersByTimeAsync(500)
  expect(await whole).toEqual(rows)
})
