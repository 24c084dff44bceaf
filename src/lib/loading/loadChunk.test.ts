import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkError, loadChunk } from './loadChunk'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('hands on what has come', async () => {
  expect(await loadChunk(async () => 'part')).toBe('part')
})

it('fails where the network does', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toBeInstanceOf(
    ChunkError,
  )
})

it('fails after 120 s without an answer', async () => {
  const outcome = loadChunk(() => new Promise(() => {})).catch((error: unknown) => error)
  let isOver = false
  void outcome.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBeInstanceOf(ChunkError)
})
