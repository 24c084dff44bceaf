import { describe, expect, it } from 'vitest'
import { createMemoryServer } from '../../memoryServer'
import { ask } from '../../testing/api'
import { stamped } from '../../testing/stamped'

async function editor() {
  const server = createMemoryServer('small')
  return { server, token: await server.tokenOf('ADMIN') }
}

describe('users', () => {
  it('come in pages of ten by id, and none beyond the last', async () => {
    const server = createMemoryServer('small')
    const token = await server.tokenOf('SUPER_ADMIN')
    const page = async (number: number) =>
      (await ask(server, 'userList', { token, params: { page: number } })).body.data as { id: number }[]
    expect((await page(1)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect((await page(3)).map(({ id }) => id)).toEqual([21, 22, 23, 24, 25])
    expect(await page(4)).toEqual([])
    expect(await page(2_147_483_647)).toEqual([])
    const beyond = await ask(server, 'userList', { token, params: { page: 99 } })
    expect(beyond.body).toEqual({ success: true, data: [], total: 25 })
    expect((await page(1))[1]).toEqual({
      id: 2,
      name: 'Ada Adeyemi',
      email: 'admin@example.org',
      role: 'ADMIN',
      isVerified: true,
      profileImage: '',
      ...stamped(),
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
