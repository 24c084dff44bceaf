import { useSyncExternalStore } from 'react'

/** How far what is shown may lag behind, in ms. */
const step = 30_000

let now = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function read(): number {
  const time = Date.now()
  if (Math.abs(time - now) >= step) now = time
  return now
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), step)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time in ms since 1970, at most a minute old: what shows an age is drawn anew by itself. One timer serves the page. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, read)
