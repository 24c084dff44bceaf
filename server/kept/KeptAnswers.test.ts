import { describe, expect, it } from 'vitest'
import type { Versions } from '../database/versions/versions'
import { KeptAnswers } from './KeptAnswers'
import { recordBody, type KeptBody } from './keptBody'
import type { LongBody } from './longBody'

/** Versions that a test raises, and how often an answer was made. */
function directory() {
  const state = { version: 1, made: 0 }
  const now = (): Versions => {
    const version = String(state.version)
    return { of: () => version }
  }
  return { state, now, answers: new KeptAnswers(async () => now()) }
}

/** A caller who stays. */
const caller = () => new AbortController().signal

const textOf = (body: KeptBody | LongBody) =>
  'pieces' in body ? new TextDecoder().decode(body.pieces[0]) : undefined

describe('kept answers', () => {
  it('are made once for a version, also for those who ask at once', async () => {
    const { state, now, answers } = directory()
    const get = () =>
      answers.get('key', { shows: ['tags'], known: now(), caller, make: () => recordBody((state.made += 1)) })
    await Promise.all([get(), get(), get()])
    expect(textOf(await get())).toBe('{"success":true,"data":1}')
    state.version = 2
    expect(textOf(await get())).toContain('"data":2')
    expect(state.made).toBe(2)
  })

  it('are never older than the call, whoever else waits for an answer', async () => {
    const { state, now, answers } = directory()
    let go = () => {}
    const held = new Promise<void>((resolve) => (go = resolve))
    const make = async () => {
      const read = state.version
      if (read === 1) await held
      return recordBody(read)
    }
    const get = () => answers.get('key', { shows: ['tags'], known: now(), caller, make })
    const early = get()
    state.version = 2
    const late = Promise.all([get(), get()])
    go()
    expect(textOf(await early)).toContain('"data":1')
    for (const body of await late) expect(textOf(body)).toContain('"data":2')
  })

  it('are given up once all who wait for one have left, and made for the next who asks', async () => {
    const { now, answers } = directory()
    const signals: AbortSignal[] = []
    let go = () => {}
    const held = new Promise<void>((resolve) => (go = resolve))
    const make = async (_: string, left: AbortSignal) => {
      signals.push(left)
      if (signals.length === 1) await held
      left.throwIfAborted()
      return recordBody(signals.length)
    }
    const first = new AbortController()
    const second = new AbortController()
    const get = (one: AbortController) =>
      answers.get('key', { shows: ['tags'], known: now(), caller: () => one.signal, make })
    const left = Promise.allSettled([get(first), get(second)])
    first.abort()
    expect(signals[0]?.aborted).toBe(false)
    second.abort()
    expect(signals[0]?.aborted).toBe(true)
    const next = get(new AbortController())
    go()
    for (const one of await left)
      expect(one).toMatchObject({ reason: { status: 400, message: 'The request was broken off' } })
    expect(textOf(await next)).toContain('"data":2')
    expect(signals).toHaveLength(2)
  })

  it('are made to their end for one who stays', async () => {
    const { now, answers } = directory()
    const gone = AbortSignal.abort()
    const make = async (_: string, left: AbortSignal) => {
      await Promise.resolve()
      left.throwIfAborted()
      return recordBody('whole')
    }
    const stayed = answers.get('key', { shows: ['tags'], known: now(), caller, make })
    const left = answers.get('key', { shows: ['tags'], known: now(), caller: () => gone, make })
    expect(textOf(await stayed)).toContain('whole')
    expect(textOf(await left)).toContain('whole')
  })

  it('keep nothing of what failed', async () => {
    const { now, answers } = directory()
    const get = (make: () => Promise<KeptBody>) =>
      answers.get('key', { shows: ['tags'], known: now(), caller, make })
    await expect(get(() => Promise.reject(new Error('not found')))).rejects.toThrow('not found')
    expect(textOf(await get(() => recordBody('found')))).toContain('found')
  })

  it('go, the longest unused first, when they take too much room', async () => {
    const { now, answers } = directory()
    const large = 'x'.repeat(10 * 1024 * 1024)
    let made: string[] = []
    const get = (key: string) =>
      answers.get(key, {
        shows: ['tags'],
        known: now(),
        caller,
        make: () => {
          made.push(key)
          return recordBody(large)
        },
      })
    for (const key of ['one', 'two', 'three', 'one', 'four']) await get(key)
    expect(made).toEqual(['one', 'two', 'three', 'four'])
    made = []
    for (const key of ['one', 'three', 'four', 'two']) await get(key)
    expect(made).toEqual(['two'])
  })
})

describe('the tag of an answer', () => {
  it('differs where the answer does, and not for the order of its fields', async () => {
    const tagOf = async (answer: object, version?: number) => (await recordBody(answer, version)).tag
    const tag = await tagOf({ id: 1, tags: [{ id: 2, name: 'x' }] }, 7)
    expect(tag).toMatch(/^7\.[0-9a-f]{24}$/)
    expect(await tagOf({ tags: [{ name: 'x', id: 2 }], id: 1 }, 7)).toBe(tag)
    expect(await tagOf({ id: 1, tags: [{ id: 2, name: 'y' }] }, 7)).not.toBe(tag)
    expect(await tagOf({ id: 1 })).toMatch(/^[0-9a-f]{24}$/)
  })
})
