import { describe, expect, it } from 'vitest'
import type { ApplicationInbox, ClaimInbox, InboxClaim } from '../../src/contract/endpoints/inbox'
import { aClaim, anApplication } from '../fixtures'
import { createMemoryServer } from '../memoryServer'
import type { Scenario } from '../scenario'
import { scenario } from '../scenarios'
import { ask } from '../testing/api'
import { trailOf } from '../testing/trail'

const clock = () => new Date('2026-03-01T12:00:00Z')
const small = scenario('small')

async function start(over: Partial<Scenario> = {}) {
  const server = createMemoryServer({ ...small, ...over }, { clock })
  const [token, other] = [await server.tokenOf('ADMIN'), await server.tokenOf('CONTENT_EDITOR')]
  const claims = async (search = '') => {
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request(`http://console.test/api/admin/claims/0${search}`, { headers })
    return ((await (await server.handle(request)).json()) as { data: ClaimInbox }).data
  }
  const claim = async (id: number) => (await claims()).claims.find((one) => one.id === id) as InboxClaim
  const project = async (id: number) =>
    (await ask(server, 'projectOne', { token, params: { id } })).body['data'] as {
      isClaimed: boolean
      claimed: { id: number }[]
    }
  const decide = (id: number, status: string, { reason = '', as = token, ifMatch = '' } = {}) =>
    ask(server, 'claimDecide', {
      token: as,
      params: { id },
      body: { status, reason },
      ...(ifMatch && { headers: { 'If-Match': ifMatch } }),
    })
  const reopen = (id: number, { as = token, ifMatch = '' } = {}) =>
    ask(server, 'claimReopen', {
      token: as,
      params: { id },
      ...(ifMatch && { headers: { 'If-Match': ifMatch } }),
    })
  return { server, token, other, claims, claim, project, decide, reopen }
}

describe('the inbox', () => {
  it('all claims come newest first with their projects, and those of a state alone', async () => {
    const { claims, claim } = await start()
    const ids = async (search: string) => (await claims(search)).claims.map(({ id }) => id)
    expect(await ids('')).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(await ids('?state=pending')).toEqual([6, 3])
    expect(await ids('?state=decided')).toEqual([7, 5, 4, 2, 1])
    expect((await claims()).pending).toBe(2)
    expect(await claim(3)).toEqual({
      id: 3,
      claimer: { name: 'Yuki Tanaka', email: 'claimer.3@example.com' },
      details: 'I started this project.',
      publicProfile: 'osn/claimer-3',
      status: 'PENDING',
      reason: '',
      version: 1,
      project: { id: 1, name: 'React' },
      receivedAt: clock().toISOString(),
      decidedAt: null,
      decidedBy: null,
    })
  })

  it('pages go on where the one before ended', async () => {
    const { claims } = await start()
    const first = await claims('?limit=3')
    expect(first).toMatchObject({ claims: [{ id: 7 }, { id: 6 }, { id: 5 }], next: 5 })
    const second = await claims(`?limit=4&after=${first.next}`)
    expect(second).toMatchObject({ claims: [{ id: 4 }, { id: 3 }, { id: 2 }, { id: 1 }], next: null })
  })

  it('an approved claim makes its project claimed, and taking that back ends it', async () => {
    const { decide, reopen, claim, project } = await start()
    expect(await project(4)).toMatchObject({ isClaimed: false, claimed: [] })
    const done = await decide(6, 'APPROVED', { reason: 'A maintainer' })
    expect([done.status, done.headers.get('etag')]).toEqual([200, '"2"'])
    expect(await project(4)).toMatchObject({ isClaimed: true, claimed: [{ id: 6 }] })
    expect(await claim(6)).toMatchObject({
      status: 'APPROVED',
      reason: 'A maintainer',
      version: 2,
      decidedAt: clock().toISOString(),
      decidedBy: { id: 2, name: 'Ada Adeyemi' },
    })
    expect((await reopen(6, { ifMatch: '"2"' })).status).toBe(200)
    expect(await project(4)).toMatchObject({ isClaimed: false, claimed: [] })
    expect(await claim(6)).toMatchObject({ status: 'PENDING', reason: '', version: 3, decidedBy: null })
  })

  it('a rejected claim changes no project', async () => {
    const { decide, project, server, token } = await start()
    const before = await ask(server, 'projectOne', { token, params: { id: 4 } })
    await decide(6, 'REJECTED', { reason: 'Unknown' })
    expect(await project(4)).toMatchObject({ isClaimed: false, claimed: [] })
    const { updatedAt } = before.body['data'] as { updatedAt: string }
    expect(await project(4)).toMatchObject({ updatedAt })
  })

  it('a project stays claimed as long as one claim on it is approved, or by its own flag', async () => {
    const claims = [aClaim({ id: 1, osnId: 4 }), aClaim({ id: 2, osnId: 4 }), aClaim({ id: 3, osnId: 1 })]
    const { decide, reopen, project } = await start({ claims })
    await decide(1, 'APPROVED')
    await decide(2, 'APPROVED')
    await reopen(1)
    expect(await project(4)).toMatchObject({ isClaimed: true, claimed: [{ id: 2 }] })
    await reopen(2)
    expect(await project(4)).toMatchObject({ isClaimed: false, claimed: [] })
    // Its flag was set before, by its form.
    await decide(3, 'APPROVED')
    await reopen(3)
    expect(await project(1)).toMatchObject({ isClaimed: true })
  })

  it('a second decision is refused with the name of who decided, and changes nothing', async () => {
    const { decide, claim, other } = await start()
    await decide(6, 'REJECTED', { as: other })
    const late = await decide(6, 'APPROVED')
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^\p{Lu}\S+ \S+ has rejected this claim already$/u) as string },
    })
    expect((await decide(6, 'REJECTED')).status).toBe(409)
    expect(await claim(6)).toMatchObject({ status: 'REJECTED', version: 2 })
  })

  it('of two who decide at once one does, and the other reads of it', async () => {
    const { decide, other, claim } = await start()
    const both = await Promise.all([decide(6, 'APPROVED'), decide(6, 'REJECTED', { as: other })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await claim(6)).version).toBe(2)
  })

  it('a call whose answer was lost is done once', async () => {
    const { decide, reopen, claim } = await start()
    expect([(await decide(6, 'APPROVED')).status, (await decide(6, 'APPROVED')).status]).toEqual([200, 200])
    expect((await claim(6)).version).toBe(2)
    expect([(await reopen(6)).status, (await reopen(6)).status]).toEqual([200, 200])
    expect((await claim(6)).version).toBe(3)
  })

  it('nobody takes back a decision that they have not seen', async () => {
    const { decide, reopen, claim, other } = await start()
    await decide(6, 'APPROVED')
    await reopen(6, { as: other, ifMatch: '"2"' })
    await decide(6, 'REJECTED', { as: other })
    const late = await reopen(6, { ifMatch: '"2"' })
    expect(late).toMatchObject({ status: 409, body: { message: /has rejected this claim already/ } })
    expect(await claim(6)).toMatchObject({ status: 'REJECTED', version: 4 })
    expect((await decide(3, 'APPROVED', { ifMatch: '"9"' })).status).toBe(412)
    expect((await decide(999, 'APPROVED')).status).toBe(404)
  })

  it('the audit trail has one line for the claim, and one for a project that it makes claimed', async () => {
    const { decide, server } = await start()
    await decide(6, 'APPROVED', { reason: 'Checked' })
    const [claim, project, ...more] = (await trailOf(server)).toSorted((a, b) => a.kind.localeCompare(b.kind))
    expect(claim).toMatchObject({
      call: 'claimDecide',
      kind: 'claim',
      recordName: 'Tomás Ribeiro',
      before: { status: 'PENDING', reason: '' },
      after: { status: 'APPROVED', reason: 'Checked' },
    })
    expect(project).toMatchObject({ kind: 'project', recordId: 4, after: { isClaimed: true } })
    expect(more).toEqual([])
    await decide(3, 'REJECTED')
    expect((await trailOf(server)).slice(2)).toMatchObject([{ kind: 'claim', recordId: 3 }])
  })

  it('all applications to opportunities that stand come newest first, with what they are for', async () => {
    const applications = [...small.applications, anApplication({ id: 6, opportunityId: 3 })]
    const { server, token } = await start({ applications })
    const headers = { authorization: `Bearer ${token}` }
    const page = async (search: string) => {
      const request = new Request(`http://console.test/api/admin/applications/0${search}`, { headers })
      return ((await (await server.handle(request)).json()) as { data: ApplicationInbox }).data
    }
    const all = await page('')
    expect(all.applications.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
    expect(all.next).toBeNull()
    expect(all.applications[0]).toEqual({
      id: 5,
      name: 'Elif Yıldız',
      email: 'applicant.5@example.com',
      proposalLetter: 'I would like to help.',
      publicProfile: 'https://example.com/people/5',
      opportunity: { id: 4, title: 'Measure the planner on slow disks' },
      project: { id: 2, name: 'PostgreSQL' },
      receivedAt: clock().toISOString(),
    })
    expect(await page('?limit=2')).toMatchObject({ applications: [{ id: 5 }, { id: 4 }], next: 4 })
    expect(await page('?limit=2&after=4')).toMatchObject({ applications: [{ id: 3 }, { id: 2 }], next: 2 })
  })
})
