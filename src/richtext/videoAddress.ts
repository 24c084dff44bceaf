import { richText } from '../contract/richText'
import type { Attributes } from './lineSource'

const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/

function parse(address: string): URL | undefined {
  try {
    const url = new URL(/^[a-z]+:/i.test(address) ? address : `https://${address}`)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}

const seconds = (time: string | null): string => {
  const [, h = '0', m = '0', s = '0'] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? []
  const start = Number(h) * 3600 + Number(m) * 60 + Number(s)
  return start > 0 ? `?start=${start}` : ''
}

/** The address of the frame for a YouTube or Vimeo page, or for an address that already is one; undefined for others. */
export function videoAddress(address: string): string | undefined {
  const url = parse(address.trim())
  if (!url) return undefined
  const path = url.pathname.split('/').filter(Boolean)
  const isId = (id: string | undefined | null): id is string => /^[\w-]{6,}$/.test(id ?? '')
  if (url.hostname === 'youtu.be' && isId(path[0])) {
    return `https://www.youtube.com/embed/${path[0]}${seconds(url.searchParams.get('t'))}`
  }
  if (YOUTUBE.test(url.hostname)) {
    const id = path[0] === 'watch' ? url.searchParams.get('v') : path[1]
    const isVideo = ['watch', 'embed', 'shorts', 'live', 'v'].includes(path[0] ?? '') && isId(id)
    return isVideo ? `https://www.youtube.com/embed/${id}${seconds(url.searchParams.get('t'))}` : undefined
  }
  if (url.hostname === 'vimeo.com' || url.hostname === 'www.vimeo.com') {
    const id = path.find((part) => /^\d+$/.test(part))
    return id ? `https://player.vimeo.com/video/${id}` : undefined
  }
  return isVideoHost(url.href) ? url.href : undefined
}

/** Whether a frame of this address is shown (sandboxed) instead of a labelled box. */
export function isVideoHost(address: string): boolean {
  const url = parse(address.replace(/^\/\//, 'https://'))
  return url !== undefined && (richText.videoHosts as readonly string[]).includes(url.host)
}

/** The attributes of a frame as Quill 1 writes them. */
export const videoAttributes = (src: string): Attributes => [
  ['class', 'ql-video'],
  ['frameborder', '0'],
  ['allowfullscreen', 'true'],
  ['src', src],
]
