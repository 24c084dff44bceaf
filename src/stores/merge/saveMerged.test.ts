import { describe, expect, it, vi } from 'vitest'
import type { ArticleBody } from '../../contract/bodies'
import { saveMerged, type Attempt, type Conflict, type OwnWrite, type Saving } from './saveMerged'
import { testStores } from '../../testing/stores/testStores'

type Decide = Saving<ArticleBody>['decide']
const never: Decide = () => Promise.reject(new Error('nobody was to be asked'))

/** Two people at article 1, over the real server; a host that exposes no tags leaves them out of its answers. */
async function twoPeople(host: 'with tags' | 'without tags') {
  const { stores, server, calls, setWire } = await testStores('ADMIN')
  const requests: Request[] = []
  let lost = 0
  setWire(async (input, init) => {
    const request = new Request(input, init)
    requests.push(request)
    const answer = await server.handle(request)
    if (request.method === 'PUT' && lost-- > 0) throw new TypeError('Failed to fetch')
    if (host === 'without tags') answer.headers.delete('etag')
    return answer
  })
  const read: Saving<ArticleBody>['calls']['read'] = async (options) => {
    const { title, excerpt, content, featuredImage, isPublished, isFeatured, tags } =
      await stores.articles.one.read(1, options)
    return {
      title,
      excerpt,
      content,
      featuredImage,
      isPublished,
      isFeatured,
      tags: tags.map((tag) => tag.id),
    }
  }
  const opened = await read({})
  const stored = () => read({})
  const they = async (change: Partial<ArticleBody>) =>
    stores.articles.update(1, { ...(await stored()), ...change })
  const save = (
    change: Partial<ArticleBody>,
    more: {
      decide?: Decide
      own?: OwnWrite<ArticleBody>
      base?: ArticleBody
      attempt?: Attempt<ArticleBody>
      onWrite?: (attempt: Attempt<ArticleBody>) => void
      beforeWrite?: () => Promise<void>
    } = {},
  ) => {
    const base = more.base ?? opened
    return saveMerged<ArticleBody>({
      base,
      mine: { ...base, ...change },
      own: more.own,
      attempt: more.attempt,
      onWrite: more.onWrite,
      decide: more.decide ?? never,
      calls: {
        read,
        write: async (values, options) => {
          const { beforeWrite } = more
          delete more.beforeWrite
          await beforeWrite?.()
          return stores.articles.update(1, values, options)
        },
      },
    })
  }
  /** The answers to the next so many writes are lost on their way; they are carried out. */
  const loseAnswers = (count: number) => (lost = count)
  return { opened, stored, they, save, loseAnswers, requests, calls }
}

describe.each(['with tags', 'without tags'] as const)('two people at one record, on a host %s', (host) => {
  it('keeps both changes to different fields, and names theirs', async () => {
    const { stored, they, save } = await twoPeople(host)
    await they({ excerpt: 'Theirs', isFeatured: false })
    const done = await save({ title: 'Mine' })
    expect(done?.kept.sort()).toEqual(['excerpt', 'isFeatured'])
    expect(await stored()).toMatchObject({ title: 'Mine', excerpt: 'Theirs', isFeatured: false })
  })

  it('asks about the same field, and writes nothing until somebody chooses', async () => {
    const { opened, stored, they, save } = await twoPeople(host)
    await they({ title: 'Theirs' })
    const asked = vi.fn<Decide>().mockImplementation(async () => {
      expect((await stored()).title).toBe('Theirs')
      return undefined
    })
    expect(await save({ title: 'Mine', excerpt: 'Mine too' }, { decide: asked })).toBeUndefined()
    expect(asked.mock.calls[0]?.[0]).toMatchObject({
      fields: ['title'],
      original: { title: opened.title },
      theirs: { title: 'Theirs' },
      mine: { title: 'Mine' },
    } satisfies Partial<Record<keyof Conflict<ArticleBody>, unknown>>)
    expect(await stored()).toMatchObject({ title: 'Theirs', excerpt: opened.excerpt })
    await save({ title: 'Mine', excerpt: 'Mine too' }, { decide: async () => ({ title: 'Both' }) })
    expect(await stored()).toMatchObject({ title: 'Both', excerpt: 'Mine too' })
  })

  it('never alarms because of what was saved here before', async () => {
    const { save, stored } = await twoPeople(host)
    // What a server makes of this differs from what it is sent.
    const content = '<p onclick="go()">One</p>'
    const first = await save({ content })
    expect((await stored()).content).not.toBe(content)
    const base = { ...(first?.record ?? (await stored())), content }
    const second = await save({ content: `${content}<p>Two</p>` }, { base, ...(first && { own: first.own }) })
    expect(second?.kept).toEqual([])
    expect((await stored()).content).toContain('Two')
  })

  it('takes its own change back, unless somebody else changed the field since', async () => {
    const { opened, save, they, stored } = await twoPeople(host)
    const done = await save({ title: 'Mine' })
    if (!done) throw new Error('nothing was saved')
    const back = { title: done.before.title }
    await save(back, { base: done.record, own: done.own })
    expect((await stored()).title).toBe(opened.title)
    await they({ title: 'Theirs' })
    const decide = vi.fn<Decide>().mockResolvedValue(undefined)
    await save({ title: 'Again' }, { base: { ...done.record, ...back }, decide })
    expect(decide).toHaveBeenCalledOnce()
    expect((await stored()).title).toBe('Theirs')
  })
})

describe.each(['with tags', 'without tags'] as const)('an answer that is lost, on a host %s', (host) => {
  it('is no change of somebody else: what was written is known when it is tried again', async () => {
    const { opened, save, stored, loseAnswers, requests } = await twoPeople(host)
    loseAnswers(1)
    const done = await save({ title: 'Mine' })
    expect(done).toMatchObject({ kept: [], before: { title: opened.title } })
    expect((await stored()).title).toBe('Mine')
    expect(requests.filter(({ method }) => method === 'PUT').length).toBe(2)
  })

  it('of all tries leaves a form that can be sent again, asks nobody, and can still be undone', async () => {
    const { opened, save, stored, loseAnswers } = await twoPeople(host)
    loseAnswers(3)
    let attempt: Attempt<ArticleBody> | undefined
    const onWrite = (write: Attempt<ArticleBody>) => (attempt = write)
    await expect(save({ title: 'Mine' }, { onWrite })).rejects.toMatchObject({ kind: 'FETCH_ERROR' })
    const done = await save({ title: 'Mine' }, attempt && { attempt })
    expect(done).toMatchObject({ kept: [], before: { title: opened.title }, record: { title: 'Mine' } })
    expect((await stored()).title).toBe('Mine')
  })

  it('hides no change of somebody else that came after it', async () => {
    const { they, save, stored, loseAnswers } = await twoPeople(host)
    loseAnswers(3)
    let attempt: Attempt<ArticleBody> | undefined
    const onWrite = (write: Attempt<ArticleBody>) => (attempt = write)
    await expect(save({ title: 'Mine' }, { onWrite })).rejects.toThrow()
    await they({ title: 'Theirs' })
    const decide = vi.fn<Decide>().mockResolvedValue(undefined)
    await save({ title: 'Mine' }, { decide, ...(attempt && { attempt }) })
    expect(decide).toHaveBeenCalledOnce()
    expect((await stored()).title).toBe('Theirs')
  })
})

describe('the remaining race', () => {
  it('is closed by the tag: a change between reading and writing is refused, read and merged', async () => {
    const { save, they, stored, requests } = await twoPeople('with tags')
    const done = await save({ title: 'Mine' }, { beforeWrite: () => they({ excerpt: 'Theirs' }) })
    expect(done?.kept).toEqual(['excerpt'])
    expect(await stored()).toMatchObject({ title: 'Mine', excerpt: 'Theirs' })
    const tags = requests
      .filter(({ method }) => method === 'PUT')
      .map(({ headers }) => headers.get('if-match'))
    // Theirs comes first, and makes the tag of the first try stale.
    const ofVersion = (version: number): unknown =>
      expect.stringMatching(new RegExp(`^"${version}\\.[0-9a-f]{24}"$`))
    expect(tags).toEqual([null, ofVersion(1), ofVersion(2)])
  })

  it('names all changes that were kept, also those before a choice', async () => {
    const { save, they } = await twoPeople('with tags')
    await they({ title: 'Theirs', isFeatured: false })
    const done = await save(
      { title: 'Mine' },
      { decide: async () => ({ title: 'Mine' }), beforeWrite: () => they({ excerpt: 'Theirs' }) },
    )
    expect(done?.kept.sort()).toEqual(['excerpt', 'isFeatured'])
  })

  it('asks when that change is to the same field', async () => {
    const { save, they, stored } = await twoPeople('with tags')
    const decide = vi.fn<Decide>().mockResolvedValue({ title: 'Both' })
    await save({ title: 'Mine' }, { decide, beforeWrite: () => they({ title: 'Theirs' }) })
    expect(decide).toHaveBeenCalledOnce()
    expect((await stored()).title).toBe('Both')
  })

  it('sends no tag to a host that exposes none', async () => {
    const { save, requests } = await twoPeople('without tags')
    await save({ title: 'Mine' })
    expect(requests.every(({ headers }) => !headers.has('if-match'))).toBe(true)
  })
})
