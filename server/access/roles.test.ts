import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../src/contract/answers'
import { endpointNames, endpoints, type EndpointName } from '../../src/contract/endpoints'
import { roles, type Role } from '../../src/contract/access/roles'
import { createMemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { bodyToSend, samples, userId } from '../testing/samples'

const callers = [...roles, 'no token', 'a bad token'] as const
type CallerName = (typeof callers)[number]

const staff: readonly CallerName[] = ['SUPER_ADMIN', 'ADMIN', 'CONTENT_EDITOR']
const signedIn: readonly CallerName[] = [...staff, 'NORMAL']

/** The table "Roles" of the decisions, by path; deliberately not read from `access` of the endpoint table. */
function expected(name: EndpointName, caller: CallerName): 'done' | 401 | 403 {
  const { path } = endpoints[name]
  const isKnown = signedIn.includes(caller)
  if (/^\/auth\/(login|magic-link|verify)/.test(path)) return 'done'
  if (path.startsWith('/public/')) return isKnown || caller === 'no token' ? 'done' : 401
  if (!isKnown) return 401
  if (/^\/(profile|auth)/.test(path)) return 'done'
  if (/^\/admin\/(users|manage)\//.test(path)) return caller === 'SUPER_ADMIN' ? 'done' : 403
  if (path.startsWith('/admin/history/')) return ['SUPER_ADMIN', 'ADMIN'].includes(caller) ? 'done' : 403
  return staff.includes(caller) ? 'done' : 403
}

async function serverFor(caller: CallerName) {
  const server = createMemoryServer('small')
  const token =
    caller === 'no token' ? undefined : caller === 'a bad token' ? 'bad' : await server.tokenOf(caller)
  return { server, token }
}

describe.each(callers)('with %s', (caller) => {
  it.each(endpointNames)('%s answers as the roles say', async (name) => {
    const { server, token } = await serverFor(caller)
    await ask(server, 'magicLink', { body: { email: 'normal@example.org' } })
    const link = /verify\/([^/]+)\/confirmed/.exec(server.outbox[0]?.text ?? '')?.[1]
    const sample = samples({ id: userId(caller) }, link)[name]
    const before = await snapshot(server)
    const answer = await ask(server, name, {
      params: sample.params,
      body: bodyToSend(sample),
      ...(token === undefined ? {} : { token }),
    })
    const wanted = expected(name, caller)
    if (wanted === 'done') {
      expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status)
      expect(readAnswer(endpoints[name], answer.body)).toMatchObject({ ok: true })
    } else {
      expect(answer.status).toBe(wanted)
      expect(answer.body).toEqual({ success: false, message: expect.stringMatching(/\w+ \w+/) as string })
      expect(await snapshot(server)).toEqual(before)
    }
  })
})

/** All that a refused call must leave as it was. */
function snapshot(server: Awaited<ReturnType<typeof serverFor>>['server']): Promise<unknown> {
  return server.database.transaction(async (tables) => ({
    projects: await tables.projects.all(),
    tags: await tables.tags.all(),
    categories: await tables.categories.all(),
    stacks: await tables.languageStacks.all(),
    articles: await tables.articles.all(),
    opportunities: await tables.opportunities.ofProject(1),
    claims: await tables.claims.page({ most: 100 }),
    users: await tables.users.page(0, 100),
    files: server.files.size,
  }))
}

describe('personal data', () => {
  const shows: readonly (Role | undefined)[] = ['SUPER_ADMIN', 'ADMIN', 'CONTENT_EDITOR']

  it.each([...roles.filter((role) => role !== 'BLOCKED'), undefined])(
    'is shown to staff alone, not to the rest: %s',
    async (role) => {
      const server = createMemoryServer('small')
      const asked = role === undefined ? {} : { token: await server.tokenOf(role) }
      const project = await ask(server, 'projectOne', { ...asked, params: { id: 1 } })
      const opportunity = await ask(server, 'opportunityOne', { ...asked, params: { id: 1 } })
      const list = await ask(server, 'opportunityList', { ...asked, params: { osnId: 1 } })
      const isShown = shows.includes(role)
      expect(project.body.data).toMatchObject({
        claims: isShown ? [{ id: 1 }, { id: 2 }, { id: 3 }] : [],
        claimed: isShown ? [{ id: 1 }] : [],
      })
      const applications = isShown ? [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }] : []
      expect(opportunity.body.data).toMatchObject({ applications })
      expect(list.body.data).toMatchObject([{ applications }, { applications: [] }])
    },
  )

  it('does not stand in articles, but unpublished ones are for staff alone too', async () => {
    const server = createMemoryServer('small')
    const token = await server.tokenOf('CONTENT_EDITOR')
    const ids = async (asked: { token?: string }) => {
      const { body } = await ask(server, 'articleList', asked)
      return (body.data as { id: number }[]).map(({ id }) => id)
    }
    expect(await ids({ token })).toEqual([1, 2, 3, 4, 5, 6])
    expect(await ids({})).toEqual([1, 2, 4, 6])
    expect((await ask(server, 'articleOne', { params: { id: 3 } })).status).toBe(404)
    expect((await ask(server, 'articleOne', { params: { id: 3 }, token })).status).toBe(200)
  })
})

describe('the author of a project', () => {
  it('is the caller and nobody else', async () => {
    const server = createMemoryServer('small')
    const { body } = samples({ id: userId('SUPER_ADMIN') }).projectCreate
    const answer = await ask(server, 'projectCreate', { body, token: await server.tokenOf('ADMIN') })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({ adminId: 'adminId has to be your own id' })
  })
})
