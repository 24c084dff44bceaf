/**
 * Sends an image to the server and returns its address. `onProgress` gets a fraction from 0 to 1;
 * an aborted upload throws as an aborted call does. Forms and the editor get it as a prop, so that they know no store.
 */
export type UploadImage = (
  file: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<string>

/** Widths in pixels that the embedded server keeps of an uploaded image beside the image itself. */
export const uploadWidths = [64, 320, 1280] as const

const upload = /^\/uploads\/[0-9a-f]{32}\.[a-z]+$/

/**
 * The `srcset` of an image: its narrower forms, for an upload of the embedded server. An upload without them, as earlier
 * versions kept it, is answered whole at each of these addresses. Undefined for an image from elsewhere.
 */
export function srcSetOf(address: string): string | undefined {
  if (!upload.test(address)) return undefined
  return uploadWidths.map((width) => `${address}?w=${width} ${width}w`).join(', ')
}

/**
 * The address of an image for a place so many device pixels wide: the narrowest form of an upload that fills it, and any other
 * image as it is. One address that the page has shown before is drawn at once, which a `srcset` never is.
 */
export function sizedFor(address: string, pixels: number): string {
  if (!upload.test(address)) return address
  const kept = uploadWidths.find((one) => one >= pixels)
  return kept === undefined ? address : `${address}?w=${kept}`
}
