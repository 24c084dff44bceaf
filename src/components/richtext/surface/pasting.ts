import type { DragEvent } from 'react'
import { insertAddress, insertLines } from '../../../richtext/paste/insertPaste'
import { readPaste } from '../../../richtext/paste/readPaste'
import type { EditorModel } from '../EditorModel'

const DATA_IMAGE = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([a-z0-9+/=\s]+)$/i

/** An image that stands in pasted HTML as data, as a file to upload. */
function fileOf(src: string, index: number): File | undefined {
  const [, type, data] = DATA_IMAGE.exec(src) ?? []
  if (!type || !data) return undefined
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))
    return new File([bytes], `pasted-${index + 1}.${type.slice('image/'.length)}`, { type })
  } catch {
    return undefined
  }
}

/** Images among files that were pasted or dropped. */
export const imagesOf = (files: readonly Blob[]): File[] =>
  files.filter((file): file is File => file instanceof File && file.type.startsWith('image/'))

/** A file that is let go beside the text would take the browser, and with it the form, to that file. */
export function keepPage(event: DragEvent): void {
  const { target, dataTransfer } = event
  const isInText = target instanceof HTMLElement && target.isContentEditable
  if (dataTransfer.types.includes('Files') && !isInText) event.preventDefault()
}

/**
 * Puts pasted or dropped text in, brought down to the permitted formats. Returns the images in it that have to be
 * uploaded, or undefined for plain text, where Draft's own way is right.
 */
export function pasteInto(model: EditorModel, text: string, html: string | undefined): File[] | undefined {
  if (!html) {
    const next = insertAddress(model.state, text)
    if (!next) return undefined
    model.apply(() => next)
    return []
  }
  const held: File[] = []
  const blocks = readPaste(html, model.state.getCurrentContent(), (src) => {
    const file = fileOf(src, held.length)
    if (file) held.push(file)
    return file !== undefined
  })
  if (blocks.length > 0) model.apply((state) => insertLines(state, blocks))
  return held
}
