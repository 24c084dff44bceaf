import type { BrowserCommand } from 'vitest/node'

/** What a person has asked of his machine. */
export interface Media {
  forcedColors?: 'active' | 'none'
  reducedMotion?: 'reduce' | 'no-preference'
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (media: Media) => Promise<void>
  }
}

/** Lets the page believe so. */
export const emulate: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media)
