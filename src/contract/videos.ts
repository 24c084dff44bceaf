const hosts = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/

/** An address as people write or paste it, `https://` added where there is no scheme; undefined for one that is none. */
export function webAddressIn(text: string): URL | undefined {
  try {
    const url = new URL(/^[a-z]+:/i.test(text) ? text : `https://${text}`)
    return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : undefined
  } catch {
    return undefined
  }
}

/** Whether the host is one of YouTube's. */
export const isYoutube = (hostname: string): boolean => hostname === 'youtu.be' || hosts.test(hostname)

/** The id of the video that an address of YouTube names; undefined for an address of anything else. */
export function youtubeId(address: string): string | undefined {
  const url = webAddressIn(address.trim())
  if (!url || !isYoutube(url.hostname) || url.port !== '') return undefined
  const [first = '', second] = url.pathname.split('/').filter(Boolean)
  const id = url.hostname === 'youtu.be' ? first : first === 'watch' ? url.searchParams.get('v') : second
  const isVideo = url.hostname === 'youtu.be' || ['watch', 'embed', 'shorts', 'live', 'v'].includes(first)
  return isVideo && /^[\w-]{6,20}$/.test(id ?? '') ? (id ?? undefined) : undefined
}
