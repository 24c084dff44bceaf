/** What reads as a host in a text: a full address, or words with dots between them that end like one. */
const HOST =
  /(?:https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}-]{2,})(?=[/:?#\s)\],;.!]|$)/giu

/** Endings of files that no host has. */
const FILE = /\.(?:[cm]?[jt]sx?|json|s?css|html?|txt|ya?ml|toml|xml|pdf|png|jpe?g|svg|lock)$/i

function hostOf(address: string): string | undefined {
  try {
    const { protocol, hostname } = new URL(address.startsWith('//') ? `https:${address}` : address)
    return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, '') : undefined
  } catch {
    return undefined
  }
}

const isWithin = (host: string, other: string) => host === other || host.endsWith(`.${other}`)

/**
 * The host that a link really leads to, where its text names another one or its letters can pass for others; undefined
 * where the text says nothing wrong.
 */
export function otherHost(text: string, href: string): string | undefined {
  const real = hostOf(href.trim())
  if (real === undefined) return undefined
  const named = Array.from(text.matchAll(HOST), ([, host = '']) => host)
    .filter((host) => !FILE.test(host))
    .map((host) => hostOf(`https://${host}`))
  const isNamedWrong = named.some(
    (host) => host !== undefined && !isWithin(real, host) && !isWithin(host, real),
  )
  return isNamedWrong || /(?:^|\.)xn--/.test(real) || /^[^/?#]*\/\/[^/?#]*@/.test(href) ? real : undefined
}
