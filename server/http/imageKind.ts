/** A kind of image that may be uploaded. SVG is none of them: it can carry script. */
export interface ImageKind {
  extension: string
  type: string
}

const ascii = (content: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...content.subarray(from, from + length))

const signatures: readonly (ImageKind & { fits(content: Uint8Array): boolean })[] = [
  { extension: 'png', type: 'image/png', fits: (content) => ascii(content, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { extension: 'jpg', type: 'image/jpeg', fits: (content) => ascii(content, 0, 3) === '\xff\xd8\xff' },
  { extension: 'gif', type: 'image/gif', fits: (content) => /^GIF8[79]a$/.test(ascii(content, 0, 6)) },
  {
    extension: 'webp',
    type: 'image/webp',
    fits: (content) => ascii(content, 0, 4) === 'RIFF' && ascii(content, 8, 4) === 'WEBP',
  },
  {
    extension: 'avif',
    type: 'image/avif',
    fits: (content) => ascii(content, 4, 4) === 'ftyp' && /^avi[fs]$/.test(ascii(content, 8, 4)),
  },
]

/** What the first bytes say that the content is, whatever its name says; undefined for anything but these images. */
export function imageKind(content: Uint8Array): ImageKind | undefined {
  const found = signatures.find((signature) => signature.fits(content))
  return found && { extension: found.extension, type: found.type }
}
