import { limits } from '../../src/contract/limits'
import { HttpError, invalid } from './HttpError'

/** The one `file` of a multipart body; `type` is the body's content type. Throws an `HttpError` of 400, 413 or 422. */
export async function fileIn(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Blob> {
  const form = await parseForm(bytes, type)
  const files = form.getAll('file')
  const [file] = files
  if (files.length !== 1 || file === undefined || typeof file === 'string')
    throw invalid({ file: 'Choose one file' })
  if (file.size > limits.upload) throw tooLarge(limits.upload)
  return file
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new HttpError(400, 'The body of the request is not a valid form')
  }
}

/** 413 for a body of more than so many bytes. */
export function tooLarge(most: number): HttpError {
  return new HttpError(413, `The request is too large: ${most / 1024 / 1024} MB at most`)
}
