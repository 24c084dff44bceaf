import { describe, expect, it } from 'vitest'
import { createMemoryServer } from '../memoryServer'
import { ask } from '../testing/api'

const circle = 'Choose another parent: this one lies below the record itself'

async function editor() {
  const server = createMemoryServer('small')
  const token = await server.tokenOf('CONTENT_EDITOR')
  return { server, token }
}

describe('tags', () => {
  it('are added without outer spaces, listed and renamed', async () => {
    const { server, token } = await editor()
    const added = await ask(server, 'tagCreate', { token, body: { name: '  new one ' } })
    const { id } = added.body.data as { id: number }
    expect((await ask(server, 'tagOne', { params: { id } })).body.data).toEqual({ id, name: 'new one' })
    const renamed = await ask(server, 'tagUpdate', {
      token,
      params: { tagId: id },
      body: { tagId: id, name: 'newer' },
    })
    expect(renamed.body).toEqual({ success: true, message: 'Tag updated' })
    const list = (await ask(server, 'tagList')).body.data as object[]
    expect(list).toHaveLength(9)
    expect(list.at(-1)).toEqual({ id, name: 'newer' })
  })

  it('may be renamed in case, but not to the name of another', async () => {
    const { server, token } = await editor()
    const rename = (name: string) =>
      ask(server, 'tagUpdate', { token, params: { tagId: 1 }, body: { tagId: 1, name } })
    expect((await rename('JavaScript')).status).toBe(200)
    const taken = await rename(' DATABASE')
    expect(taken.status).toBe(409)
    expect(taken.body).toEqual({
      success: false,
      message: 'A tag with this name exists already',
      errors: { name: 'A tag with this name exists already' },
    })
    expect((await ask(server, 'tagOne', { params: { id: 1 } })).body.data).toEqual({
      id: 1,
      name: 'JavaScript',
    })
  })

  it('need the same id in the address and in the body', async () => {
    const { server, token } = await editor()
    const answer = await ask(server, 'tagUpdate', {
      token,
      params: { tagId: 1 },
      body: { tagId: 2, name: 'x' },
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['tagId'])
  })

  it.each([
    ['', 'Name is required'],
    ['  ', 'Name is required'],
    ['x'.repeat(201), 'Name is too long: 200 characters at most'],
  ])('cannot be called %j', async (name, sentence) => {
    const { server, token } = await editor()
    const answer = await ask(server, 'tagCreate', { token, body: { name } })
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({ success: false, message: sentence, errors: { name: sentence } })
  })
})

const trees = [
  ['category', 'categoryOne', 'categoryCreate', 'categoryUpdate', 'categoryId', 'parentCategory'],
  [
    'language stack',
    'languageStackOne',
    'languageStackCreate',
    'languageStackUpdate',
    'langId',
    'parentLanguageStack',
  ],
] as const

describe.each(trees)('a %s', (what, one, create, update, param, parent) => {
  async function tree() {
    const { server, token } = await editor()
    return {
      read: async (id: number) => (await ask(server, one, { params: { id } })).body.data,
      add: (name: string, parentId: number) => ask(server, create, { token, body: { name, parentId } }),
      change: (id: number, name: string, parentId: number) =>
        ask(server, update, { token, params: { [param]: id }, body: { name, parentId } }),
    }
  }

  it('is added below its parent, and names it', async () => {
    const { add, read } = await tree()
    const added = await add('Below', 2)
    const { id } = added.body.data as { id: number }
    expect(await read(id)).toEqual({ id, name: 'Below', parentId: 2, [parent]: expect.anything() as unknown })
    expect(await read(2)).toEqual({ id: 2, name: expect.any(String) as string, parentId: 0, [parent]: null })
  })

  it('is moved, also to the top', async () => {
    const { change, read } = await tree()
    expect((await change(7, 'Moved', 2)).status).toBe(200)
    expect(await read(7)).toMatchObject({ name: 'Moved', parentId: 2 })
    expect((await change(7, 'Moved', 0)).status).toBe(200)
    expect(await read(7)).toMatchObject({ parentId: 0, [parent]: null })
  })

  it('is never its own ancestor', async () => {
    const { add, change, read } = await tree()
    const child = ((await add('Child', 1)).body.data as { id: number }).id
    const grandchild = ((await add('Grandchild', child)).body.data as { id: number }).id
    const before = await read(1)
    for (const parentId of [1, child, grandchild]) {
      const answer = await change(1, 'Round', parentId)
      expect(answer.status).toBe(422)
      expect(answer.body).toEqual({ success: false, message: circle, errors: { parentId: circle } })
    }
    expect(await read(1)).toEqual(before)
  })

  it('closes no circle when two are moved at once', async () => {
    const { add, change, read } = await tree()
    const ids = [(await add('A', 0)).body.data, (await add('B', 0)).body.data] as { id: number }[]
    const [a, b] = ids.map(({ id }) => id) as [number, number]
    const statuses = (await Promise.all([change(a, 'A', b), change(b, 'B', a)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 422])
    const parents = (await Promise.all([read(a), read(b)])) as { parentId: number }[]
    expect(parents.filter(({ parentId }) => parentId === 0)).toHaveLength(1)
  })

  it('needs a parent that exists', async () => {
    const { add, change } = await tree()
    for (const answer of [await add('Orphan', 999), await change(1, 'Orphan', 999)]) {
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual({ parentId: `The parent does not exist: choose another ${what}` })
    }
  })

  it('shares no name with its siblings, but may with others', async () => {
    const { add } = await tree()
    expect((await add('Twin', 1)).status).toBe(201)
    expect((await add('Twin', 2)).status).toBe(201)
    const answer = await add('TWIN ', 1)
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe(`A ${what} with this name exists already below the same parent`)
  })
})

describe('lists of tags, categories and stacks', () => {
  it.each(['tagList', 'categoryList', 'languageStackList'] as const)(
    'say to staff alone when each was changed last: %s',
    async (call) => {
      const { server, token } = await editor()
      const rows = async (as?: string) =>
        (await ask(server, call, as ? { token: as } : {})).body.data as object[]
      expect((await rows(token)).every((row) => 'updatedAt' in row)).toBe(true)
      expect((await rows()).some((row) => 'updatedAt' in row)).toBe(false)
    },
  )
})
