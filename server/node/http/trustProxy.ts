import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The address of the client that made a request. */
export type CallerAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/** Whether this is an address or a network like 10.0.0.0/8, as TRUST_PROXY lists them. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(address) !== 0 && isLength && more.length === 0
}

/**
 * Reads the caller's address: that of the connection, or what `X-Forwarded-For` says where the connection comes from one of
 * `proxies`, addresses and networks. Each proxy adds whom it heard at the end of the header, so it is read from there, up to
 * the first that is no trusted proxy; what stands before that anybody could have written.
 */
export function callerAddress(proxies: readonly string[]): CallerAddress {
  if (proxies.length === 0) return ({ socket }) => socket?.remoteAddress ?? ''
  const trusted = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const kind = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) trusted.addAddress(address, kind)
    else trusted.addSubnet(address, Number(bits), kind)
  }
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
  return ({ headers, socket }) => {
    let address = socket?.remoteAddress ?? ''
    const heard = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    while (isIP(address) !== 0 && isTrusted(address)) {
      const before = heard.pop()?.trim() ?? ''
      if (isIP(before) === 0) break
      address = before
    }
    return address
  }
}
