import { richText } from '../contract/richText'

/** Without blanks, control and other signs that cannot be seen: a browser skips some of them. */
const visible = (address: string): string => address.replace(/[\s\p{Cc}\p{Cf}\p{Z}]/gu, '')

/** The scheme as a browser would see it (it skips control characters), in lower case; '' for a relative address. */
function schemeOf(address: string): string {
  const bare = visible(address)
  const found = /^([a-z][a-z0-9+.-]*):/i.exec(bare)
  if (found?.[1]) return found[1].toLowerCase()
  // A colon before any slash, question mark or hash, after something that is no scheme: nothing good.
  return /^[^/?#]*:/.test(bare) ? 'unknown' : ''
}

/** Whether a link may point there: http, https, mailto, tel, or a relative address (specification, section 2). */
export function isSafeLink(address: string): boolean {
  const scheme = schemeOf(address)
  return scheme === '' || (richText.linkSchemes as readonly string[]).includes(scheme)
}

/** Whether a frame or an image may be loaded from there. A raster image may be a data: address where `raster` is set. */
export function isSafeSource(address: string, raster = false): boolean {
  const scheme = schemeOf(address)
  if (scheme === 'data') {
    const type = /^data:image\/([a-z]+)[;,]/i.exec(visible(address))?.[1]?.toLowerCase()
    return raster && (richText.rasterImages as readonly string[]).includes(type ?? '')
  }
  return scheme === '' || (richText.mediaSchemes as readonly string[]).includes(scheme)
}

/** What a person typed as a link, completed: `example.org` is https, `me@example.org` mailto; null when it is not safe. */
export function completeLink(typed: string): string | null {
  const address = typed.trim()
  if (address === '') return null
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(address)) return `mailto:${address}`
  if (/^\+?[\d\s().-]{6,}$/.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`
  // `localhost:8080` and `example.org:8080/x` look like a scheme, but what follows the colon is a port.
  if (/^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/i.test(address)) return `https://${address}`
  const scheme = schemeOf(address)
  if (scheme === '') return /^[/?#.]/.test(address) ? address : `https://${address}`
  return isSafeLink(address) && !/\s/.test(address) ? address : null
}
