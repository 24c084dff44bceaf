import { richText } from '../../src/contract/richText'

/** Name of the one Trusted Types policy of the console; `src/richtext/inertDocument.ts` makes it. */
const trustedTypesPolicy = 'console'

/** An answer that is no page: nothing in it is loaded, run, framed or sent on. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Hashes of what stands in the page itself. */
interface PageHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

const noHashes: PageHashes = { scripts: [], styles: [] }

/**
 * What a page of the console may load and do: what stands beside it, images by https (from `imageHosts` alone where any
 * are named), and frames of the known video hosts. Of what stands in the page itself only scripts and style with these
 * hashes (`sha256-…`) count. Text becomes HTML by the console's one policy, or not at all.
 */
export function pagePolicy(imageHosts: readonly string[] = [], hashes: PageHashes = noHashes): string {
  const own = (names: readonly string[]) => ["'self'", ...names.map((name) => `'${name}'`)].join(' ')
  const images = imageHosts.length === 0 ? 'https:' : imageHosts.map((host) => `https://${host}`).join(' ')
  return [
    "default-src 'none'",
    `script-src ${own(hashes.scripts)}`,
    `style-src ${own(hashes.styles)}`,
    "font-src 'self'",
    "connect-src 'self'",
    `img-src 'self' ${images}`,
    `frame-src ${richText.videoHosts.map((host) => `https://${host}`).join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
  ].join('; ')
}

/** What browsers offer pages and the console has no use for. */
const unused = (
  'accelerometer autoplay bluetooth browsing-topics camera display-capture encrypted-media geolocation gyroscope hid ' +
  'idle-detection local-fonts magnetometer microphone midi payment picture-in-picture publickey-credentials-get ' +
  'screen-wake-lock serial storage-access usb web-share window-management xr-spatial-tracking'
).split(' ')

/** Says which of the browser's abilities a page and its frames may ask for. */
const permissionsPolicy = [
  ...unused.map((name) => `${name}=()`),
  'clipboard-write=(self)',
  'fullscreen=(self)',
].join(', ')

/** Headers of every answer; behind https also HSTS for a year. */
export function commonHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'Permissions-Policy': permissionsPolicy,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}
