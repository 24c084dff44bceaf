import { describe, expect, it } from 'vitest'
import { endpointNames } from '../../src/contract/endpoints'
import { keptCalls } from '../kept/keptCalls'
import { createMemoryServer } from '../memoryServer'
import { ask, requestOf } from '../testing/api'
import { samples, userId } from '../testing/samples'

const site = 'https://site.example.org'
const strangers = [
  'https://site.example.org.evil.example',
  'http://site.example.org',
  'null',
  'https://SITE.example.org',
]
const sample = samples({ id: userId('SUPER_ADMIN') }, 'no-such-token')
const server = createMemoryServer('small', { allowedOrigins: [site] })

const preflight = (name: (typeof endpointNames)[number], origin: string) =>
  server.handle(
    requestOf(name, {
      params: sample[name].params,
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT' },
    }),
  )

describe.each(endpointNames)('%s', (name) => {
  it('may be read by pages of an allowed origin alone', async () => {
    const asked = { params: sample[name].params }
    const known = await ask(server, name, { ...asked, headers: { origin: site } })
    expect(known.headers.get('access-control-allow-origin')).toBe(site)
    expect(known.headers.get('access-control-expose-headers')).toContain('ETag')
    expect(known.headers.get('access-control-allow-credentials')).toBeNull()
    expect(known.headers.get('vary')).toContain('Origin')
    for (const origin of strangers) {
      const { headers } = await ask(server, name, { ...asked, headers: { origin } })
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('vary')).toContain('Origin')
    }
  })

  it('is allowed beforehand to pages of an allowed origin alone', async () => {
    const { status, headers } = await preflight(name, site)
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, site])
    expect(headers.get('access-control-allow-headers')).toContain('Authorization')
    for (const origin of strangers) {
      const refused = await preflight(name, origin)
      expect([405, 404]).toContain(refused.status)
      expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('is allowed to no page where no origin is named', async () => {
    const closed = createMemoryServer('small')
    const { headers } = await ask(closed, name, { params: sample[name].params, headers: { origin: site } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('answers what is no page', async () => {
    const { status, headers } = await ask(server, name, { params: sample[name].params })
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const isKept = status === 200 && keptCalls[name] !== undefined
    expect(headers.get('cache-control')).toBe(isKept ? 'private, no-cache' : 'no-store')
  })
})
