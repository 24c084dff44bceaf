import { describe, expect, it } from 'vitest'
import { limits } from '../../src/contract/limits'
import { createMemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { tinyPng } from '../testing/samples'

const text = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0))
const images: readonly [kind: string, extension: string, content: Uint8Array<ArrayBuffer>][] = [
  ['image/png', 'png', tinyPng],
  ['image/jpeg', 'jpg', text('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/gif', 'gif', text('GIF89a\x01\0\x01\0')],
  ['image/gif', 'gif', text('GIF87a\x01\0\x01\0')],
  ['image/webp', 'webp', text('RIFF\x24\0\0\0WEBPVP8 ')],
  ['image/avif', 'avif', text('\0\0\0\x1cftypavif\0\0\0\0')],
]

function form(content: Uint8Array<ArrayBuffer>, name = 'a.png', type = 'image/png'): FormData {
  const form = new FormData()
  form.append('file', new Blob([content], { type }), name)
  return form
}

async function uploader() {
  const server = createMemoryServer('empty')
  const token = await server.tokenOf('CONTENT_EDITOR')
  return { server, upload: (body: unknown, headers = {}) => ask(server, 'upload', { token, body, headers }) }
}

describe('an upload', () => {
  it.each(images)('of %s is kept by its content, as .%s', async (type, extension, content) => {
    const { server, upload } = await uploader()
    const answer = await upload(form(content, 'evil.html', 'text/html'))
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ Location: `/uploads/1.${extension}` })
    expect(server.files.get(`/uploads/1.${extension}`)).toEqual({ content, type })
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['half a signature', '\x89PNG'],
    ['another format in RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
    ['a video', '\0\0\0\x1cftypisom\0\0\0\0'],
    ['a BMP', 'BM\x46\0\0\0'],
  ])('of %s is refused, whatever it is called', async (_, content) => {
    const { server, upload } = await uploader()
    const answer = await upload(form(text(content)))
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({ file: 'Choose an image: PNG, JPEG, GIF, WebP or AVIF' })
    expect(server.files.size).toBe(0)
  })

  it('needs one file in the field "file"', async () => {
    const { upload } = await uploader()
    const none = new FormData()
    none.append('other', new Blob([tinyPng]), 'a.png')
    const asText = new FormData()
    asText.append('file', 'text')
    const two = form(tinyPng)
    two.append('file', new Blob([tinyPng]), 'b.png')
    for (const body of [none, asText, two]) {
      const answer = await upload(body)
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual({ file: 'Choose one file' })
    }
  })

  it('cannot be larger than the limit, and may be as large', async () => {
    const { upload } = await uploader()
    const content = (size: number) => {
      const bytes = new Uint8Array(size)
      bytes.set(tinyPng)
      return bytes
    }
    expect((await upload(form(content(limits.upload)))).status).toBe(200)
    for (const size of [limits.upload + 1, limits.upload + 100_000]) {
      const answer = await upload(form(content(size)))
      expect(answer.status).toBe(413)
      expect(answer.body.message).toBe('The request is too large: 10 MB at most')
    }
  })

  it.each([
    ['application/json', '{}', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', 'not a form', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nbroken',
      400,
    ],
  ])('cannot be %s with %j', async (type, body, status) => {
    const { upload } = await uploader()
    expect((await upload(body, { 'content-type': type })).status).toBe(status)
  })
})
