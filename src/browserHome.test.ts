import { describe, expect, it } from 'vitest'
import { browserHome } from './browserHome'

/** As much of a window as the console's home asks for, with this in its local storage. */
function windowWith(stored: Record<string, string>, isForbidden = false, offers?: string) {
  const local = new Map(Object.entries(stored))
  const storageOf = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const window = {
    get localStorage() {
      if (isForbidden) throw new DOMException('forbidden', 'SecurityError')
      return storageOf(local)
    },
    document: { querySelector: () => (offers === undefined ? null : { content: offers }) },
    sessionStorage: storageOf(new Map()),
  }
  return { local, home: browserHome(window as unknown as Window) }
}

describe('what the browser holds', () => {
  it('is a token', () => {
    expect(windowWith({ token: 'abc.DEF-1_2' }).home.token()).toBe('abc.DEF-1_2')
  })

  it.each(['', 'two words', 'a\nb', '☃', 'é'])('is no token when no header can carry it: %j', (token) => {
    expect(windowWith({ token }).home.token()).toBeNull()
  })

  it('is what the page says that its host offers', () => {
    expect(windowWith({}, false, 'oidc other').home.pageOffers()).toEqual(['oidc', 'other'])
    expect(windowWith({}).home.pageOffers()).toEqual([])
  })

  it('is set aside when it is no theme', () => {
    const { home, local } = windowWith({ theme: 'purple' })
    home.setThemeAside('purple')
    expect(home.theme()).toBeNull()
    expect([...local]).toEqual([['aside/theme', 'purple']])
  })

  it('is a page to return to, with its person', () => {
    const { home, local } = windowWith({})
    home.setReturnTo({ path: '/tags_main', person: '2' })
    expect(windowWith(Object.fromEntries(local)).home.returnTo()).toEqual({ path: '/tags_main', person: '2' })
    home.setReturnTo(null)
    expect(home.returnTo()).toBeNull()
    expect([...local]).toEqual([])
  })

  it.each(['/tags_main', '{', '7', '{"path":7}', '[]'])('is no page to return to: %s', (returnTo) => {
    expect(windowWith({ returnTo }).home.returnTo()).toBeNull()
  })

  it('lasts as long as the page where storage is forbidden', () => {
    const { home } = windowWith({}, true)
    expect(home.token()).toBeNull()
    home.setToken('abc')
    expect(home.token()).toBe('abc')
    home.clearToken()
    expect(home.token()).toBeNull()
  })
})
