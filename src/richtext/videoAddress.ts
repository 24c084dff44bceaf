import { richText } from '../contract/richText'
import { isYoutube, webAddressIn, youtubeId } from '../contract/videos'
import type { Attributes } from './lineSource'

const seconds = (time: string | null): string => {
  const [, h = '0', m = '0', s = '0'] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? []
  const start = Number(h) * 3600 + Number(m) * 60 + Number(s)
  return start > 0 ? `?start=${start}` : ''
}

/** The address of the frame for a YouTube or Vimeo page, or for an address that already is one; undefined for others. */
export function videoAddress(address: string): string | undefined {
  const url = webAddressIn(address.trim())
  if (!url) return undefined
  if (isYoutube(url.hostname)) {
    const id = youtubeId(url.href)
    return id && `https://www.youtube.com/embed/${id}${seconds(url.searchParams.get('t'))}`
  }
  if (url.hostname === 'vimeo.com' || url.hostname === 'www.vimeo.com') {
    const id = url.pathname.split('/').find((part) => /^\d+$/.test(part))
    return id ? `https://player.vimeo.com/video/${id}` : undefined
  }
  return isVideoHost(url.href) ? url.href : undefined
}

/** Whether a frame of this address is shown (sandboxed) instead of a labelled box. */
export function isVideoHost(address: string): boolean {
  const url = webAddressIn(address.replace(/^\/\//, 'https://'))
  return url !== undefined && (richText.videoHosts as readonly string[]).includes(url.host)
}

/** The attributes of a frame as Quill 1 writes them. */
export const videoAttributes = (src: string): Attributes => [
  ['class', 'ql-video'],
  ['frameborder', '0'],
  ['allowfullscreen', 'true'],
  ['src', src],
]
