import { describe, expect, it } from 'vitest'
import { journeyOn, seesHeading } from '../../support/journey'
import { signInLinkFor } from '../../support/signInLink'

describe('a sign-in link', () => {
  const journey = journeyOn('pglite')

  it('is not in the address bar while anything is asked for, and is gone for good once it is spent', async () => {
    const { page, complaints, leave } = await journey.arriveAs('ADMIN')
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const note = (url: string) =>
        seen.push(`${new URL(url, location.href).pathname} at ${location.pathname}`)
      const { fetch } = window
      window.fetch = (input, init) => {
        note(input instanceof Request ? input.url : String(input))
        return fetch(input, init)
      }
      const { open } = XMLHttpRequest.prototype
      XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
        note(String(url))
        open.call(this, method, url, true)
      }
    })
    const link = await signInLinkFor(journey.console, 'SUPER_ADMIN')
    await page.goto(link)
    await seesHeading(page, 'Verification Successful')
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen).toContain('/api/auth/user at /verify/link/confirmed')
    expect(seen.filter((one) => !one.endsWith(' at /verify/link/confirmed'))).toEqual([])
    expect(seen.some((one) => one.startsWith('/api/auth/verify'))).toBe(true)
    const [token] = /[^/]+(?=\/confirmed)/.exec(link) ?? ['']
    expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain(token)
    await leave()
    expect(complaints).toEqual([])
  })
})
