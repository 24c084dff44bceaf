import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import { beginsWithLogin } from '../../../src/app/gateDecision'
import { tokenKey } from '../../../src/contract/limits'
import { prerendered, unloaded } from '../../../src/lib/prerendered'
import { patterns } from '../../../src/paths'
import { prerenderedBody } from './prerenderedLogin'

const login = {
  style: 'form { color: red }',
  html:
    '<form><input name="email" /><button type="submit">Login</button></form>' +
    '<a href="/api/auth/oidc" hidden="">Continue</a><a href="/login#register">Register now</a>',
}

interface Visit {
  path?: string
  stored?: Readonly<Record<string, string>>
  offers?: string
  /** What stands in the head for the moment at which the form is painted. */
  onPainted?: () => void
}

/** The page of the build as a browser shows it, before the console's script has come. */
function open({
  path = patterns.login,
  stored = {},
  offers = '',
  onPainted = () => undefined,
}: Visit): Document {
  const page =
    `<!doctype html><html><head><meta name="offers" content="${offers}"></head>` +
    `<body>${prerenderedBody(login)}</body></html>`
  const { window } = new JSDOM(page, {
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    url: `https://console.example${path}`,
    beforeParse(page) {
      for (const [key, value] of Object.entries(stored)) page.localStorage.setItem(key, value)
      page.matchMedia = () => ({ matches: true }) as MediaQueryList
      Object.assign(page, { sayFormPainted: onPainted })
    },
  })
  return window.document
}

const isShown = (page: Document) => page.querySelector('#root form') !== null

describe('the login screen in the page of the build', () => {
  it.each([patterns.login, patterns.home, patterns.tags, patterns.projects, '/nowhere'])(
    'stands at %s exactly where the console begins with it',
    (path) => {
      expect(isShown(open({ path }))).toBe(beginsWithLogin(null, path))
      expect(isShown(open({ path, stored: { [tokenKey]: 'a-token' } }))).toBe(
        beginsWithLogin('a-token', path),
      )
    },
  )

  it('has its style, the focus in its first field, and leaves no template behind', () => {
    const page = open({})
    expect(page.head.querySelector('style')?.textContent).toBe(login.style)
    expect(page.activeElement).toBe(page.querySelector('input'))
    expect(page.querySelector('template')).toBeNull()
  })

  it('brings nothing of it where it is not shown', () => {
    const page = open({ path: patterns.tags })
    expect(page.querySelector('style, template, form')).toBeNull()
  })

  it.each([patterns.login, patterns.tags])('says at %s once its form is painted', async (path) => {
    const onPainted = vi.fn<() => void>()
    const isLogin = isShown(open({ path, onPainted }))
    expect(onPainted).not.toHaveBeenCalled()
    if (isLogin) await expect.poll(() => onPainted.mock.calls.length).toBeGreaterThan(0)
    else await expect(vi.waitUntil(() => onPainted.mock.calls.length, { timeout: 100 })).rejects.toThrow()
  })

  it('offers single sign-on where the page says so', () => {
    const link = (offers: string) => open({ offers }).querySelector('a')
    expect(link('')?.hidden).toBe(true)
    expect(link('oidc')?.hidden).toBe(false)
  })

  it('uses the text face that an earlier page fetched', () => {
    expect(open({}).documentElement.dataset['face']).toBeUndefined()
    expect(open({ stored: { face: 'fetched' } }).documentElement.dataset['face']).toBe('')
  })

  it('marks the button that was pressed last, and sends nothing', () => {
    const page = open({})
    const marked = () =>
      [...page.querySelectorAll(`[${prerendered.pressed}]`)].map(({ textContent }) => textContent)
    let sent = 0
    page.querySelector('form')?.addEventListener('submit', () => (sent += 1))
    const submit = page.querySelector('button')
    const register = page.querySelector<HTMLElement>('a[href="/login#register"]')
    submit?.click()
    expect(marked()).toEqual(['Login'])
    register?.click()
    expect(marked()).toEqual(['Register now'])
    expect(sent).toBe(0)
  })

  it('says that the console could not be loaded, and keeps no press waiting', () => {
    const page = open({})
    const [submit] = page.querySelectorAll('button')
    submit?.click()
    const script = page.body.appendChild(page.createElement('script'))
    script.dispatchEvent(new (page.defaultView as unknown as typeof globalThis).Event('error'))
    const failure = page.querySelector('[role=alert]')
    expect(failure?.textContent).toMatch(/^The console could not be loaded/)
    expect(failure?.hasAttribute('hidden')).toBe(false)
    submit?.click()
    expect(page.querySelector(`[${prerendered.pressed}]`)).toBeNull()
  })

  it('says the same where the code of the login screen could not be loaded', () => {
    const page = open({})
    const view = page.defaultView as unknown as Window & typeof globalThis
    view.dispatchEvent(new view.Event(unloaded))
    expect(page.querySelector('[role=alert]')?.textContent).toMatch(/^The console could not be loaded/)
    expect(page.querySelector('form')).not.toBeNull()
  })
})
