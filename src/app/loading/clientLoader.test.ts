import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../api/client'
import { ChunkError } from '../../lib/loading/loadChunk'
import { clientLoader } from './clientLoader'

afterEach(() => void vi.unstubAllGlobals())

describe('the code of the client', () => {
  it('is fetched once', async () => {
    const fetched = vi.fn(async () => new Response(''))
    vi.stubGlobal('fetch', fetched)
    const load = clientLoader(['/assets/wire.js'])
    expect(await Promise.all([load(), load()])).toEqual([createClient, createClient])
    await load()
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/assets/wire.js')
  })

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the host does not have it', async () => new Response('', { status: 404 })],
  ])('is no module that has failed where %s, and is fetched again', async (_, answer) => {
    const fetched = vi.fn(answer)
    vi.stubGlobal('fetch', fetched)
    const load = clientLoader(['/assets/wire.js'])
    await expect(load()).rejects.toBeInstanceOf(ChunkError)
    fetched.mockImplementation(async () => new Response(''))
    expect(await load()).toBe(createClient)
  })

  it('comes without a check where its file is not known', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await clientLoader()()).toBe(createClient)
  })
})
