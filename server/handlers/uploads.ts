import type { Handlers } from '../call'
import { imageKind } from '../http/imageKind'
import { invalid } from '../http/HttpError'

/** Images for projects, articles and profiles. Uploading is the one POST that keeps no `Idempotency-Key`: a repeat only keeps a second file. */
export const uploadHandlers = {
  async upload({ body, context }) {
    const content = new Uint8Array(await body.file.arrayBuffer())
    const kind = imageKind(content)
    if (!kind) throw invalid({ file: 'Choose an image: PNG, JPEG, GIF, WebP or AVIF' })
    const { address } = await context.files.save(content, kind)
    return { answer: { Location: address } }
  },
} satisfies Pick<Handlers, 'upload'>
