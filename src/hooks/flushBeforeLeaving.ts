import type { AddressFollower } from './AddressFollower'

/** Keys that may lead away from the page: the address has to be right before they do. */
const leads = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || key === 'Enter' || key === 'F5'

/** Writes what waits for the address before somebody may leave the page; returns what ends this. */
export function flushBeforeLeaving(follower: AddressFollower): () => void {
  const flush = () => follower.flush()
  const handleKey = (event: KeyboardEvent) => {
    if (leads(event)) flush()
  }
  window.addEventListener('pointerdown', flush, true)
  window.addEventListener('keydown', handleKey, true)
  window.addEventListener('pagehide', flush)
  return () => {
    window.removeEventListener('pointerdown', flush, true)
    window.removeEventListener('keydown', handleKey, true)
    window.removeEventListener('pagehide', flush)
    follower.stop()
  }
}
