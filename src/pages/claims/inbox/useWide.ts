import { useSyncExternalStore } from 'react'

/** From this width on the letter stands beside the list; the same as in Inbox.module.css. */
const query = '(min-width: 1100px)'

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether list and letter stand beside each other. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
