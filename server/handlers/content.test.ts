import { describe, expect, it } from 'vitest'
import { createMemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { samples, userId } from '../testing/samples'

const sample = samples({ id: userId('ADMIN') })
const relations = 'Please add at least one tag, category and language'

async function editor() {
  const server = createMemoryServer('demo')
  const token = await server.tokenOf('ADMIN')
  const { body } = sample.projectCreate
  return {
    server,
    token,
    addProject: (over: object) => ask(server, 'projectCreate', { token, body: { ...body, ...over } }),
    changeProject: (id: number, over: object) => {
      const { adminId: _adminId, ...fields } = body
      return ask(server, 'projectUpdate', { token, params: { id }, body: { ...fields, id, ...over } })
    },
    readProject: async (id: number) =>
      (await ask(server, 'projectOne', { token, params: { id } })).body.data as Record<string, unknown>,
  }
}

describe('projects', () => {
  it('come back as they were sent, with names for the relations and without the admin', async () => {
    const { addProject, readProject, server, token } = await editor()
    const description = "<p class='a' >kept to <b>the</b> letter &amp; <br/>more</p >"
    const added = await addProject({ description, tags: [2, 1, 2], mediaJson: '' })
    expect(added.status).toBe(201)
    const { id } = added.body.data as { id: number }
    const { adminId: _adminId, ...fields } = sample.projectCreate.body
    expect(await readProject(id)).toEqual({
      ...fields,
      id,
      description,
      mediaJson: '',
      tags: [
        { id: 2, name: 'database' },
        { id: 1, name: 'javascript' },
      ],
      categories: [{ id: 1, name: 'Developer tools' }],
      language_stacks: [{ id: 1, name: 'JavaScript' }],
      claims: [],
      claimed: [],
    })
    const list = (await ask(server, 'projectList', { token })).body.data as { id: number }[]
    expect(list.map((project) => project.id)).toEqual([...Array.from({ length: 12 }, (_, n) => n + 1), id])
  })

  it.each([
    [{ projectUrl: 'no address' }, { projectUrl: 'Incorrect projectUrl' }],
    [{ featuredImage: '' }, { featuredImage: 'Featured image is mandatory' }],
    [{ tags: [] }, { tags: relations }],
    [{ categories: [] }, { categories: relations }],
    [{ language_stacks: [] }, { language_stacks: relations }],
    [
      { name: ' ', license: '' },
      { name: 'Name is required', license: 'License is required' },
    ],
    [{ tags: [1, 98, 99] }, { tags: 'There is no tag with the id 98, 99: choose another' }],
    [{ categories: [99] }, { categories: 'There is no category with the id 99: choose another' }],
    [
      { language_stacks: [99] },
      { language_stacks: 'There is no language stack with the id 99: choose another' },
    ],
    [
      { mediaJson: 'x' },
      { mediaJson: 'The media list cannot be read: it has to be a list of name, url and type' },
    ],
    [
      { mediaJson: '[{}]' },
      { mediaJson: 'The media list cannot be read: it has to be a list of name, url and type' },
    ],
    [
      { mediaJson: '[{"name":"n","url":"javascript:alert(1)","type":"YOUTUBE"}]' },
      { mediaJson: 'The media item "n" needs a web address' },
    ],
  ])('with %j are refused on adding and on changing', async (over, errors) => {
    const { addProject, changeProject, readProject } = await editor()
    const before = await readProject(1)
    for (const answer of [await addProject(over), await changeProject(1, over)]) {
      expect(answer.status).toBe(422)
      expect(answer.body).toEqual({ success: false, message: Object.values(errors)[0], errors })
    }
    expect(await readProject(1)).toEqual(before)
  })

  it('may keep an odd address and odd media that were there before, and no other', async () => {
    const { changeProject, readProject } = await editor()
    const odd = { projectUrl: 'ftp://archive.example.org/old-address', mediaJson: 'not a list of media' }
    expect((await changeProject(12, { ...odd, name: 'Renamed' })).status).toBe(200)
    expect(await readProject(12)).toMatchObject({ ...odd, name: 'Renamed' })
    const worse = await changeProject(12, { projectUrl: 'ftp://other.example.org', mediaJson: 'still none' })
    expect(Object.keys(worse.body.errors ?? {})).toEqual(['projectUrl', 'mediaJson'])
  })

  it('are stored without what could do harm', async () => {
    const { changeProject, readProject } = await editor()
    await changeProject(1, {
      description: '<p onclick="x()">a</p>',
      deploymentInstructions: '<script>x()</script><p>b</p>',
    })
    expect(await readProject(1)).toMatchObject({
      description: '<p>a</p>',
      deploymentInstructions: '<p>b</p>',
    })
  })

  it('need the same id in the address and in the body', async () => {
    const { changeProject } = await editor()
    expect((await changeProject(1, { id: 2 })).body.errors).toHaveProperty('id')
  })

  it('tell their claims', async () => {
    const { server, token } = await editor()
    const { body } = await ask(server, 'claimList', { token, params: { osnId: 2 } })
    expect(body.data).toEqual([
      {
        id: 4,
        claimer: { name: 'Claimer 4', email: 'claimer.4@example.com' },
        details: 'I am on the core team.',
        publicProfile: 'https://example.com/people/4',
        status: 'APPROVED',
      },
    ])
  })
})

describe('articles', () => {
  it('come back as they were sent, and need neither tags nor content', async () => {
    const { server, token } = await editor()
    const body = { ...sample.articleCreate.body, tags: [], content: '' }
    const added = await ask(server, 'articleCreate', { token, body })
    const { id } = added.body.data as { id: number }
    expect((await ask(server, 'articleOne', { token, params: { id } })).body.data).toEqual({ ...body, id })
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

describe('opportunities', () => {
  it('are added, changed, deleted and restored, with the messages of the specification', async () => {
    const { server, token } = await editor()
    const update = (body: object) =>
      ask(server, 'opportunityUpdate', {
        token,
        params: { opportunityId: id },
        body: { opportunityId: id, ...body },
      })
    const ids = async () => {
      const { body } = await ask(server, 'opportunityList', { token, params: { osnId: 2 } })
      return (body.data as { id: number }[]).map((opportunity) => opportunity.id)
    }
    const added = await ask(server, 'opportunityCreate', {
      token,
      body: { title: 'T', description: '', osnId: 2 },
    })
    const { id } = added.body.data as { id: number }
    expect(added.body.message).toBe('contribution added successfully')
    expect(await ids()).toEqual([4, id])
    const changed = await update({ title: 'New', description: 'text' })
    expect(changed.body.message).toBe('contribution updated successfully')
    const deleted = await update({ isDeleted: true })
    expect(deleted.body.message).toBe('contribution deleted successfully')
    expect(await ids()).toEqual([4])
    expect((await ask(server, 'opportunityOne', { token, params: { id } })).body.data).toEqual({
      id,
      title: 'New',
      description: 'text',
      osnId: 2,
      isDeleted: true,
      applications: [],
      openSource: { id: 2, name: 'PostgreSQL' },
    })
    expect((await update({ isDeleted: false })).status).toBe(200)
    expect(await ids()).toEqual([4, id])
  })

  it.each([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ description: 'x'.repeat(20_001) }, { description: expect.stringContaining('too long') as string }],
    [{ osnId: 999 }, { osnId: 'This project does not exist' }],
  ])('with %j are refused', async (over, errors) => {
    const { server, token } = await editor()
    const body = { ...sample.opportunityCreate.body, ...over }
    const answer = await ask(server, 'opportunityCreate', { token, body })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual(errors)
  })

  it('take words or a deletion, not both, and only their own id', async () => {
    const { server, token } = await editor()
    const update = (body: object) =>
      ask(server, 'opportunityUpdate', { token, params: { opportunityId: 1 }, body })
    const words = { title: 'T', description: '', opportunityId: 1 }
    expect((await update({ ...words, isDeleted: true })).status).toBe(422)
    expect((await update({ isDeleted: true, opportunityId: 2 })).body.errors).toHaveProperty('opportunityId')
  })

  it('tell their applicants', async () => {
    const { server, token } = await editor()
    const { body } = await ask(server, 'applicationList', { token, params: { opportunityId: 4 } })
    expect(body.data).toEqual([
      {
        id: 5,
        name: 'Elif Example',
        email: 'applicant.5@example.com',
        proposalLetter: 'I would like to help.',
        publicProfile: 'https://example.com/people/5',
      },
    ])
  })
})

describe('users', () => {
  it('come in pages of ten by id, and none beyond the last', async () => {
    const server = createMemoryServer('demo')
    const token = await server.tokenOf('SUPER_ADMIN')
    const page = async (number: number) =>
      (await ask(server, 'userList', { token, params: { page: number } })).body.data as { id: number }[]
    expect((await page(1)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect((await page(3)).map(({ id }) => id)).toEqual([21, 22, 23, 24, 25])
    expect(await page(4)).toEqual([])
    expect(await page(2_147_483_647)).toEqual([])
    expect((await page(1))[1]).toEqual({
      id: 2,
      name: 'Ada Admin',
      email: 'admin@example.org',
      role: 'ADMIN',
      isVerified: true,
      profileImage: '',
    })
  })

  it('change their own name and image', async () => {
    const { server, token } = await editor()
    const body = { name: 'New Name', profileImage: '/uploads/me.png' }
    expect((await ask(server, 'profileUpdate', { token, body })).body).toEqual({
      success: true,
      message: 'Profile updated',
    })
    expect((await ask(server, 'profile', { token })).body).toEqual({
      user: { id: 2, email: 'admin@example.org', role: 'ADMIN', isVerified: true, ...body },
    })
    for (const [over, field] of [
      [{ name: ' ' }, 'name'],
      [{ profileImage: 'javascript:alert(1)' }, 'profileImage'],
    ] as const) {
      const answer = await ask(server, 'profileUpdate', { token, body: { ...body, ...over } })
      expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
    }
  })
})
