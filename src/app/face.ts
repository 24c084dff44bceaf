const key = 'face'

/** Uses the text face that comes with the console, if an earlier document of this browser fetched it. */
export function applyFace(window: Window): void {
  try {
    if (window.localStorage.getItem(key) !== null) window.document.documentElement.dataset.face = ''
  } catch {
    // A browser without storage stays with its own face.
  }
}

/** Fetches the text face for the next document, so that no text changes its shape while somebody reads it. */
export async function fetchFace(): Promise<void> {
  const faces = await document.fonts.load('1em "Inter Variable"')
  if (faces.length > 0) window.localStorage.setItem(key, 'fetched')
}
