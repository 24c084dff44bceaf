/** A file that every browser and the server take for a picture: one grey pixel. */
export function imageFile(name = 'picture.png'): File {
  const content = atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  )
  return new File([Uint8Array.from(content, (char) => char.charCodeAt(0))], name, { type: 'image/png' })
}
