import { videoAddress } from '../../richtext/videoAddress'

/** What came of reading a typed YouTube address. */
export type YoutubeReading = { address: string } | { problem: string }

const hosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/

/** Reads the address of a YouTube video as somebody types or pastes it; one without `https://` gets it. */
export function youtubeAddress(typed: string): YoutubeReading {
  const text = typed.trim()
  if (text === '') return { problem: 'Media URL is required' }
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.test(url.hostname)) {
    return { problem: 'Enter the address of a video at youtube.com or youtu.be' }
  }
  if (url.pathname === '/') return { problem: 'This address leads to no video' }
  return { address }
}

/** The address of the picture that YouTube keeps of a video; `undefined` where the address names none. */
export function youtubePicture(address: string): string | undefined {
  const id = /^https:\/\/www\.youtube\.com\/embed\/([\w-]+)/.exec(videoAddress(address) ?? '')?.[1]
  return id && `https://i.ytimg.com/vi/${id}/mqdefault.jpg`
}
