import { describe, expect, it } from 'vitest'
import { createMemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { samples, userId } from '../testing/samples'
import { stamped } from '../testing/stamped'

const sample = samples({ id: userId('ADMIN') })

async function editor() {
  const server = createMemoryServer('small')
  return { server, token: await server.tokenOf('ADMIN') }
}

describe('articles', () => {
  it('come back as they were sent, and need neither tags nor content', async () => {
    const { server, token } = await editor()
    const body = { ...sample.articleCreate.body, tags: [], content: '' }
    const added = await ask(server, 'articleCreate', { token, body })
    const { id } = added.body.data as { id: number }
    expect((await ask(server, 'articleOne', { token, params: { id } })).body.data).toEqual({
      ...body,
      id,
      ...stamped(userId('ADMIN')),
    })
    await ask(server, 'articleUpdate', {
      token,
      params: { id },
      body: { ...body, tags: [2], isPublished: false },
    })
    expect((await ask(server, 'articleOne', { token, params: { id } })).body.data).toEqual({
      ...body,
      id,
      tags: [{ id: 2, name: 'database' }],
      isPublished: false,
      ...stamped(userId('ADMIN')),
    })
  })

  it.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ excerpt: ' ' }, { excerpt: 'Excerpt is required' }],
    [{ featuredImage: '' }, { featuredImage: 'Featured image is mandatory' }],
    [
      { featuredImage: 'data:image/png;base64,AA' },
      { featuredImage: expect.stringContaining('web address') as string },
    ],
    [{ tags: [99] }, { tags: 'There is no tag with the id 99: choose another' }],
  ])('with %j are refused', async (over, errors) => {
    const { server, token } = await editor()
    const body = { ...sample.articleCreate.body, ...over }
    for (const answer of [
      await ask(server, 'articleCreate', { token, body }),
      await ask(server, 'articleUpdate', { token, params: { id: 1 }, body }),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual(errors)
    }
  })
})
