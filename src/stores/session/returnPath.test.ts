import { describe, expect, it } from 'vitest'
import { testStores } from '../../testing/stores/testStores'

describe('the page after a login', () => {
  it.each([
    '',
    'tags_main',
    '/verify/abc/confirmed',
    '/Verify/abc/confirmed?x=1',
    '/verify',
    '//evil.example',
    '/\\evil.example',
  ])('is the first one where %j was stored, which is dropped', async (path) => {
    const { stores, kept } = await testStores('nobody')
    kept.returnTo = { path }
    expect(stores.session.takeReturnTo()).toBe('/')
    expect(kept.returnTo).toBeNull()
  })

  it('may have a name that only begins like that of a sign-in link', async () => {
    const { stores, kept } = await testStores('nobody')
    kept.returnTo = { path: '/verify_all' }
    expect(stores.session.takeReturnTo()).toBe('/verify_all')
  })
})
