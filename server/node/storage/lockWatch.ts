import { watch } from 'node:fs'
import path from 'node:path'
import type { FolderLock } from './folderLock'

/** A lock that is read again only when something may have happened to it. */
export interface WatchedLock extends FolderLock {
  /** Ends the watching; the lock stays. */
  unwatch(): void
}

/** Milliseconds between renewals, which other machines look for. */
const renewInterval = 15_000

/** Milliseconds between readings that no change calls for: network and container mounts do not report every change. */
const readingInterval = 5000

/**
 * Watches a lock file, so that asking whether it is held reads nothing while nobody has touched its folder. `folder` is
 * the one that holds the file. A lock that was lost once stays lost. It is renewed meanwhile.
 */
export function watchLock(lock: FolderLock, folder: string): WatchedLock {
  let isLost = false
  let reading: Promise<void> | undefined
  const read = () => {
    reading = lock.isHeld().then((isHeld) => {
      if (!isHeld) isLost = true
    })
    // A caller that asks gets the failed reading; one that nobody asked for must not end the process.
    reading.catch(() => undefined)
  }
  const forget = () => {
    reading = undefined
  }
  const unwatch = watchFolder(folder, forget)
  const timer = setInterval(read, readingInterval).unref()
  // The next reading shows what a failed renewal means.
  const renewal = setInterval(() => void lock.renew().catch(() => undefined), renewInterval).unref()
  return {
    async isHeld() {
      if (!reading) read()
      await reading
      return !isLost
    },
    renew: () => lock.renew(),
    release: () => lock.release(),
    unwatch() {
      clearInterval(timer)
      clearInterval(renewal)
      unwatch()
    },
  }
}

/** Reports every change in the folder, and its own removal, where the system reports them. */
function watchFolder(folder: string, onChange: () => void): () => void {
  try {
    const watcher = watch(path.resolve(folder), { persistent: false }, onChange)
    watcher.on('error', () => undefined)
    return () => watcher.close()
  } catch {
    return () => undefined
  }
}
