import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const read = () => navigator.onLine

/** Whether the browser has a connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, read, read)
