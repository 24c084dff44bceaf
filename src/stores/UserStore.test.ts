import { expect, it } from 'vitest'
import { testStores, type TestStores } from '../testing/stores/testStores'
import { usersOf } from './UserStore'

async function pageOf({ stores }: TestStores, page: number) {
  const resource = usersOf(stores).page.of(page)
  await resource.load()
  const { users, ...rest } = resource.value ?? { users: [] }
  return { count: users.length, ...rest }
}

it('knows the total number of users from each page, where the host sends it', async () => {
  const all = await testStores('SUPER_ADMIN')
  expect(await pageOf(all, 1)).toEqual({ count: 10, total: 25, lastKnown: 3 })
  expect(await pageOf(all, 99)).toEqual({ count: 0, total: 25, lastKnown: 3 })
})

it('knows what the pages themselves show, on a host that does not', async () => {
  const all = await testStores('SUPER_ADMIN')
  all.setWire(async (input, init) => {
    const answer = await all.server.handle(new Request(input, init))
    return Response.json(((await answer.json()) as { data: unknown }).data)
  })
  expect(await pageOf(all, 99)).toEqual({ count: 0, total: undefined, lastKnown: 1 })
  expect(await pageOf(all, 2)).toEqual({ count: 10, total: undefined, lastKnown: 2 })
  expect(await pageOf(all, 99)).toEqual({ count: 0, total: undefined, lastKnown: 2 })
  expect(await pageOf(all, 3)).toEqual({ count: 5, total: 25, lastKnown: 3 })
})
