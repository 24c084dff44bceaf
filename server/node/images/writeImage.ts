import sharp, { type Sharp } from 'sharp'
import { limits } from '../../../src/contract/limits'
import { uploadWidths } from '../../../src/contract/uploads'
import { HttpError, invalid } from '../../http/HttpError'

// Memory that one image took is free for the next; images come one at a time.
sharp.cache(false)
sharp.concurrency(1)

/** Seconds that reading or writing one form of an image may take. */
const longest = 20

/** The format in which an image is written: its own, but for AVIF, which takes minutes. */
const formats: Readonly<Record<string, 'png' | 'jpeg' | 'gif' | 'webp'>> = {
  png: 'png',
  jpg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  avif: 'webp',
}

/** A file that was written under a name of its own, and the name that it shall get. */
interface WrittenFile {
  part: string
  name: string
}

/** The files of an image, itself first, and the ending of its name. */
export interface WrittenImage {
  extension: string
  files: WrittenFile[]
}

/**
 * Decodes an image to its end, and writes it anew without metadata or anything else that was in the file, and its narrower
 * forms as WebP. `place` is the files' name without an ending; each file that is begun is noted in `written`. Throws an
 * `HttpError` of 422 for an image that is damaged, too large or takes too long.
 */
export async function writeImage(
  content: Uint8Array,
  extension: string,
  place: string,
  written: string[],
): Promise<WrittenImage> {
  const format = formats[extension]
  if (!format) throw new Error(`Files of the kind ${extension} are not kept`)
  const kept = extension === 'avif' ? 'webp' : extension
  const files: WrittenFile[] = []
  const write = async (image: Sharp, name: string) => {
    const file = { part: `${name}.part`, name }
    written.push(file.part, file.name)
    files.push(file)
    return image.timeout({ seconds: longest }).toFile(file.part)
  }
  try {
    const { width = 0, pageHeight, height = 0, pages = 1 } = await read(content).metadata()
    if (width * (pageHeight ?? height) * pages > limits.pixels) throw tooManyPixels()
    const animated = pages > 1 && (format === 'gif' || format === 'webp')
    const main = await write(read(content, animated).autoOrient().toFormat(format), `${place}.${kept}`)
    // The widest is made of the image, the others of the widest: decoding takes the time.
    let source: Uint8Array | string = content
    for (const target of uploadWidths.toReversed())
      if (target < main.width) {
        await write(read(source).autoOrient().resize({ width: target }).webp(), `${place}.${target}.webp`)
        source = files.at(-1)?.part ?? source
      }
    return { extension: kept, files }
  } catch (error) {
    throw refusal(error)
  }
}

const read = (content: Uint8Array | string, animated = false): Sharp =>
  sharp(content, { animated, limitInputPixels: limits.pixels, failOn: 'error', sequentialRead: true })

const tooManyPixels = () => invalid({ file: 'The image is too large: 40 megapixels at most' })

function refusal(error: unknown): unknown {
  if (error instanceof HttpError) return error
  const said = error instanceof Error ? error.message : ''
  if (/no space left/i.test(said)) return error
  if (/pixel limit|dimensions exceed/i.test(said)) return tooManyPixels()
  if (/timeout/i.test(said))
    return invalid({ file: 'The image takes too long to read: choose a smaller one' })
  if (/unable to open for write|EACCES|ENOENT/i.test(said)) return error
  return invalid({ file: 'The image is damaged: choose another' })
}
