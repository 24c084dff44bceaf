import { describe, expect, it } from 'vitest'
import { folderUploads } from '../uploads/folderUploads'
import { createListener, openHttp } from './http'
import { callerAddress, isNetwork } from './trustProxy'

/** Who asks, by a connection from `remoteAddress`. */
function caller(proxies: string[], remoteAddress: string, forwarded?: string, more: object = {}): string {
  const headers = { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }), ...more }
  return callerAddress(proxies)({ headers, socket: { remoteAddress } as never })
}

describe('the address of a caller', () => {
  it('is that of the connection, whatever the headers say, where no proxy is trusted', () => {
    const more = {
      'x-real-ip': '203.0.113.1',
      forwarded: 'for=203.0.113.1',
      'cf-connecting-ip': '203.0.113.1',
    }
    for (const proxies of [[], ['192.0.2.1']])
      expect(caller(proxies, '198.51.100.1', '203.0.113.1', more)).toBe('198.51.100.1')
  })

  it.each([
    [['192.0.2.1'], '192.0.2.1'],
    [['192.0.2.0/24'], '192.0.2.1'],
    [['192.0.2.1'], '::ffff:192.0.2.1'],
    [['10.0.0.1', '2001:db8::/32'], '2001:db8::7'],
  ])('is what a proxy of %j at %s heard', (proxies, remoteAddress) => {
    expect(caller(proxies, remoteAddress, '203.0.113.1')).toBe('203.0.113.1')
    expect(caller(proxies, remoteAddress, '2001:db9::1')).toBe('2001:db9::1')
  })

  it('is nothing that somebody wrote before a proxy added to it', () => {
    const forwarded = '127.0.0.1, 203.0.113.66,  203.0.113.1'
    expect(caller(['192.0.2.1'], '192.0.2.1', forwarded)).toBe('203.0.113.1')
  })

  it('is found behind several proxies that are all trusted', () => {
    const forwarded = '203.0.113.66, 203.0.113.1, 10.0.0.2'
    expect(caller(['192.0.2.1', '10.0.0.0/8'], '192.0.2.1', forwarded)).toBe('203.0.113.1')
  })

  it.each(['', 'unknown', '203.0.113.1:8080', 'x, ', '203.0.113.1, secret'])(
    'is the proxy’s own where it says %j',
    (forwarded) => {
      expect(caller(['192.0.2.1'], '192.0.2.1', forwarded)).toBe('192.0.2.1')
    },
  )

  it('is the proxy’s own where it says nothing, and nothing where there is no connection', () => {
    expect(caller(['192.0.2.1'], '192.0.2.1')).toBe('192.0.2.1')
    expect(callerAddress(['192.0.2.1'])({ headers: {}, socket: {} as never })).toBe('')
  })
})

describe('a listener', () => {
  it.each([
    [[], '127.0.0.1'],
    [['127.0.0.0/8'], '203.0.113.1'],
  ])('that trusts %j hands on the address %s', async (proxies, address) => {
    const http = await openHttp('127.0.0.1', 0)
    http.serve(
      createListener({
        handle: async (_, caller) => Response.json({ address: caller.address }),
        uploads: folderUploads(''),
        ...(proxies.length > 0 && { callerAddress: callerAddress(proxies) }),
      }),
    )
    const headers = {
      'x-forwarded-for': '203.0.113.1',
      forwarded: 'for=203.0.113.2',
      'x-real-ip': '203.0.113.3',
    }
    const answer = await fetch(`http://127.0.0.1:${http.port}/api`, { headers })
    expect(await answer.json()).toEqual({ address })
    await http.close()
  })
})

describe('a network', () => {
  it.each(['192.0.2.1', '10.0.0.0/8', '::1', '2001:db8::/32', '0.0.0.0/0'])('is %s', (text) => {
    expect(isNetwork(text)).toBe(true)
  })

  it.each(['', 'localhost', 'true', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0', '*'])(
    'is not %j',
    (text) => {
      expect(isNetwork(text)).toBe(false)
    },
  )
})
