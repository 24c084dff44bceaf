import { limits } from '../../contract/limits'
import { isYoutube, webAddressIn, youtubeId } from '../../contract/videos'

/** What came of reading a typed YouTube address. */
export type YoutubeReading = { address: string } | { problem: string }

/** Reads the address of a YouTube video as somebody types or pastes it; one without `https://` gets it. */
export function youtubeAddress(typed: string): YoutubeReading {
  const text = typed.trim()
  if (text === '') return { problem: 'Media URL is required' }
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  const url = webAddressIn(address)
  if (!url || !isYoutube(url.hostname))
    return { problem: 'Enter the address of a video at youtube.com or youtu.be' }
  if (!youtubeId(address)) return { problem: 'There is no video at this address' }
  return address.length > limits.url
    ? { problem: `Media URL is too long: ${limits.url} characters at most` }
    : { address }
}

/** The address of the picture that YouTube keeps of a video; `undefined` where the address names none. */
export function youtubePicture(address: string): string | undefined {
  const id = youtubeId(address)
  return id && `https://i.ytimg.com/vi/${id}/mqdefault.jpg`
}
