import { limits } from '../../contract/limits'

const types: Record<string, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
}

/** What a file chooser offers. */
export const imageTypes = Object.keys(types).join(',')

/** What may be chosen, in words. */
export const imageHint = `PNG, JPEG, GIF, WebP or AVIF, ${megabytes(limits.upload)} at most`

/** Why the server would not take the file as an image, as a sentence; `undefined` when it may be sent. */
export function imageProblem(file: { name: string; type: string; size: number }): string | undefined {
  if (!(file.type in types)) return `${file.name} is not an image that can be shown: choose ${imageHint}`
  if (file.size === 0) return `${file.name} is empty`
  if (file.size > limits.upload) {
    return `${file.name} is too large: ${megabytes(file.size)}, and ${megabytes(limits.upload)} at most can be uploaded`
  }
  return undefined
}

/** Rounded up, so that a file just over the limit doesn't read as the limit itself. */
function megabytes(bytes: number): string {
  return `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`
}
