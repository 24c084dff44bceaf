import { describe, expect, it } from 'vitest'
import { createMemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { samples, userId } from '../testing/samples'
import { stamped } from '../testing/stamped'

const sample = samples({ id: userId('ADMIN') })
const relations = 'Please add at least one tag, category and language'

async function editor() {
  const server = createMemoryServer('small')
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
    const description = "<p class='ql-indent-1' >kept to <b>the</b> letter &amp; <br/>more</p >"
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
      ...stamped(userId('ADMIN')),
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

  it('list their claims', async () => {
    const { server, token } = await editor()
    const { body } = await ask(server, 'claimList', { token, params: { osnId: 2 } })
    expect(body.data).toEqual([
      {
        id: 4,
        claimer: { name: 'Oleksandr Shevchenko', email: 'claimer.4@example.com' },
        details: 'I am on the core team.',
        publicProfile: 'https://example.com/people/4',
        status: 'APPROVED',
      },
    ])
  })
})
