/** So many frames in a row without a change count as rest; a clock on the screen may go on beyond the limit. */
const rest = 2
const limit = 30

/** Until observers of size and style have had their turn, nothing is being drawn anew, and no movement is under way. */
export async function settled(): Promise<void> {
  let still = 0
  const observer = new MutationObserver(() => (still = 0))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let frame = 0; still < rest && frame < limit; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    still++
  }
  observer.disconnect()
  for (const animation of document.getAnimations()) if (isFinite(animation)) animation.finish()
}

const isFinite = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime)
