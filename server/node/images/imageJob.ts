import { readFile, rm } from 'node:fs/promises'
import { HttpError, invalid } from '../../http/HttpError'
import { imageKind } from '../../http/imageKind'
import { fileIn } from '../../http/fileIn'
import { writeImage, type WrittenImage } from './writeImage'

/** What the server asks its image process for: to take the image out of the body of an upload, and write it at `place`. */
export interface ImageJob {
  /** The file that holds the body. */
  body: string
  /** The body's content type, which names what parts it. */
  type: string
  /** The written files' name without an ending. */
  place: string
}

/** What it answers. */
export type ImageOutcome =
  | ({ kind: 'written' } & WrittenImage)
  | { kind: 'refused'; status: number; message: string; errors: Record<string, string> | undefined }
  | { kind: 'failed'; message: string }

/** The image's own bytes: neither the body nor the form is held while it is decoded. */
async function contentOf(body: string, type: string): Promise<Uint8Array> {
  const { buffer, byteOffset, length } = await readFile(body)
  const file = await fileIn(new Uint8Array(buffer, byteOffset, length), type)
  return new Uint8Array(await file.arrayBuffer())
}

async function run({ body, type, place }: ImageJob): Promise<ImageOutcome> {
  const written: string[] = []
  try {
    const content = await contentOf(body, type)
    globalThis.gc?.()
    const kind = imageKind(content)
    if (!kind) throw invalid({ file: 'Choose an image: PNG, JPEG, GIF, WebP or AVIF' })
    return { kind: 'written', ...(await writeImage(content, kind.extension, place, written)) }
  } catch (error) {
    await Promise.all(written.map((name) => rm(name, { force: true })))
    if (!(error instanceof HttpError))
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
    const { errors } = error.body as { errors?: Record<string, string> }
    return { kind: 'refused', status: error.status, message: error.message, errors }
  }
}

process.on('message', (job: ImageJob) => {
  void run(job).then((outcome) => {
    globalThis.gc?.()
    process.send?.(outcome)
  })
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
