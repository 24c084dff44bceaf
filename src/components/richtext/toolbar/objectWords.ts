import { attributeOf } from '../../../richtext/lineSource'
import type { Token } from '../../../richtext/tokens'
import { isVideoHost } from '../../../richtext/videoAddress'

/** The address of a frame, '' for other objects. */
export const frameAddress = (token: Token | undefined): string =>
  token?.type === 'VIDEO' ? attributeOf(token.data.attributes, 'src') : ''

/** The hosts answer over https, and the console's policy lets in no other frames; what is stored stays as it is. */
const securely = (src: string): string => src.replace(/^(?:http:)?\/\//i, 'https://')

/** The address of the player that a frame shows; undefined for a frame of another host and for other objects. */
export function playerOf(token: Token | undefined): string | undefined {
  const src = frameAddress(token)
  return src !== '' && isVideoHost(src) ? securely(src) : undefined
}

/** What kind of thing an object is, as its tools say it. */
export function kindOf(token: Token | undefined): string {
  if (token?.type === 'IMAGE') return 'image'
  if (token?.type === 'RAW') return token.data.label
  return playerOf(token) ? 'Video' : 'Frame'
}

/** The alternative text of an image, or that it has none. */
export const altOf = (token: Extract<Token, { type: 'IMAGE' }>): string =>
  attributeOf(token.data.attributes, 'alt') || 'Image without alternative text'

/** An object by its kind and its own words: what is read out when it is selected. */
export function nameOf(token: Token | undefined): string {
  if (token?.type === 'IMAGE') {
    const alt = attributeOf(token.data.attributes, 'alt')
    return alt === '' ? altOf(token) : `Image “${alt}”`
  }
  const title =
    token?.type === 'VIDEO' ? attributeOf(token.data.attributes, 'title') || frameAddress(token) : ''
  return title === '' ? kindOf(token) : `${kindOf(token)} ${title}`
}
