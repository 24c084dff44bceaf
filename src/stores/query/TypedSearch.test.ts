import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProjectPage, ProjectQuery } from '../../contract/endpoints/query'
import { testStores } from '../../testing/stores/testStores'
import { searchedProjectsOf } from './SearchedProjects'
import { TypedSearch } from './TypedSearch'

interface Call {
  search: string | undefined
  signal: AbortSignal | undefined
  answer: (...names: string[]) => Promise<void>
  fail: () => Promise<void>
}

/** A search whose calls are answered by hand. */
function byHand() {
  const calls: Call[] = []
  const find = ({ search }: ProjectQuery, signal?: AbortSignal) =>
    new Promise<ProjectPage>((resolve, reject) => {
      calls.push({
        search,
        signal,
        async answer(...names) {
          resolve(pageOf(names))
          await vi.advanceTimersByTimeAsync(0)
        },
        async fail() {
          reject(new Error('gone'))
          await vi.advanceTimersByTimeAsync(0)
        },
      })
    })
  return { calls, search: new TypedSearch({ find }) }
}

const pageOf = (names: readonly string[]) =>
  ({
    rows: names.map((name) => ({ id: name.length, name })),
    counts: { total: 9, found: names.length, isAbout: false, choices: null, areChoicesAbout: false },
  }) as unknown as ProjectPage

const asked = (calls: readonly Call[]) => calls.map(({ search }) => search)

describe('projects that the host finds while somebody types', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are asked for at the first key, and then once nothing is typed for a moment', async () => {
    const { calls, search } = byHand()
    search.type('r')
    expect(asked(calls)).toEqual(['r'])
    for (const query of ['re', 'rea', 'reac']) search.type(query)
    expect(asked(calls)).toEqual(['r'])
    await vi.advanceTimersByTimeAsync(100)
    expect(asked(calls)).toEqual(['r', 'reac'])
    expect(calls[0]?.signal?.aborted).toBe(true)
    search.type('react')
    expect(asked(calls)).toEqual(['r', 'reac', 'react'])
  })

  it('are those of the last key, also where an older answer comes late', async () => {
    const { calls, search } = byHand()
    search.type('r')
    await vi.advanceTimersByTimeAsync(100)
    search.type('re')
    await calls[1]?.answer('React')
    await calls[0]?.answer('Ruby')
    expect(search.answerTo('re')?.rows.map(({ name }) => name)).toEqual(['React'])
    expect(search.answerTo('r')).toBeUndefined()
    expect(search.known.map(({ name }) => name)).toEqual(['React'])
  })

  it('stay known until another answer has come, and are forgotten in the end', async () => {
    const { calls, search } = byHand()
    search.type('r')
    await calls[0]?.answer('React', 'Ruby')
    await vi.advanceTimersByTimeAsync(100)
    search.type('re')
    expect(search.isPending('re')).toBe(true)
    expect(search.known).toHaveLength(2)
    search.end()
    expect(search.known).toEqual([])
    expect(calls.at(-1)?.signal?.aborted).toBe(true)
  })

  it('are not asked for without a query', async () => {
    const { calls, search } = byHand()
    search.type('')
    search.type('r')
    search.type('')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked(calls)).toEqual(['r'])
    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(search.isSlow).toBe(false)
  })

  it('can be asked for again where the host failed', async () => {
    const { calls, search } = byHand()
    search.type('r')
    await vi.advanceTimersByTimeAsync(400)
    expect(search.isSlow).toBe(true)
    await calls[0]?.fail()
    expect(search).toMatchObject({ isSlow: false, failed: { query: 'r' } })
    expect(search.isPending('r')).toBe(false)
    search.retry()
    await calls[1]?.answer('React')
    expect(search.failed).toBeUndefined()
    expect(search.answerTo('r')?.found).toBe(1)
  })
})

it('finds by a typo what the host finds by one', async () => {
  const { stores } = await testStores('SUPER_ADMIN', 'small', undefined, { wholeListUpTo: 0 })
  await stores.session.check()
  const search = new TypedSearch(searchedProjectsOf(stores))
  search.type('postgersql')
  await expect.poll(() => search.answerTo('postgersql')?.rows[0]?.name).toBe('PostgreSQL')
  search.end()
})
