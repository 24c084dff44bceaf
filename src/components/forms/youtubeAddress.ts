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
