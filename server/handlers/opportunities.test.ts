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
      ...stamped(userId('ADMIN')),
    })
    expect((await update({ isDeleted: false })).status).toBe(200)
    expect(await ids()).toEqual([4, id])
  })

  it('that are deleted are listed with who deleted them, to staff alone', async () => {
    const { server, token } = await editor()
    const deletedOf = async (osnId: number, who = token) => {
      const { status, body } = await ask(server, 'opportunityDeletedList', { token: who, params: { osnId } })
      return { status, found: body.data as { id: number }[] }
    }
    expect(await deletedOf(2)).toEqual({ status: 200, found: [] })
    const update = (isDeleted: boolean) =>
      ask(server, 'opportunityUpdate', {
        token,
        params: { opportunityId: 4 },
        body: { isDeleted, opportunityId: 4 },
      })
    await update(true)
    expect((await deletedOf(2)).found).toMatchObject([
      {
        id: 4,
        isDeleted: true,
        osnId: 2,
        applications: [{ id: 5 }],
        openSource: { id: 2, name: 'PostgreSQL' },
        updatedBy: { id: userId('ADMIN') },
        updatedAt: expect.any(String) as string,
      },
    ])
    await update(false)
    expect((await deletedOf(2)).found).toEqual([])
    expect((await deletedOf(999)).status).toBe(404)
    expect((await deletedOf(2, await server.tokenOf('NORMAL'))).status).toBe(403)
    expect((await deletedOf(2, await server.tokenOf('CONTENT_EDITOR'))).status).toBe(200)
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

  it('list their applicants', async () => {
    const { server, token } = await editor()
    const { body } = await ask(server, 'applicationList', { token, params: { opportunityId: 4 } })
    expect(body.data).toEqual([
      {
        id: 5,
        name: 'Elif Yıldız',
        email: 'applicant.5@example.com',
        proposalLetter: 'I would like to help.',
        publicProfile: 'https://example.com/people/5',
      },
    ])
  })
})

describe('the list of opportunities', () => {
  it('says to staff alone when each was changed last, and names nobody', async () => {
    const { server, token } = await editor()
    const first = async (as?: string) => {
      const { body } = await ask(server, 'opportunityList', {
        ...(as && { token: as }),
        params: { osnId: 1 },
      })
      return Object.keys((body.data as object[])[0] ?? {})
    }
    expect(await first(token)).toContain('updatedAt')
    expect(await first(token)).not.toContain('updatedBy')
    expect(await first()).not.toContain('updatedAt')
  })
})
