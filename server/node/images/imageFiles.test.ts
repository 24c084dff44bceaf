import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryServer } from '../../memoryServer'
import { ask } from '../../testing/api'
import { createListener, openHttp } from '../http/http'
import { createImageFiles } from './imageFiles'
import { folderUploads } from '../uploads/folderUploads'
import { keepUploadsSwept, removeOrphans } from '../uploads/sweepUploads'

let folder: string
let files: ReturnType<typeof createImageFiles>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'))
  files = createImageFiles(folderUploads(folder))
})
afterAll(async () => {
  files.close()
  await rm(folder, { recursive: true })
})

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
const secret = 'GPS-of-somebody <script>alert(1)</script>'
const withSecret = (image: Sharp) =>
  image.withExif({ IFD0: { Copyright: secret, ImageDescription: secret } }).withXmp(`<x>${secret}</x>`)

const save = async (content: Uint8Array) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'a.png')
  const { body, headers } = new Response(form)
  if (!body) throw new Error('A form has a body')
  const { address } = await files.receive(body, headers.get('content-type') ?? '')
  return { address, name: address.slice('/uploads/'.length) }
}
const kept = (name: string) => readFile(path.join(folder, name))

describe('an uploaded image', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'of %s is written anew, without metadata and what follows it',
    async (format) => {
      const image = await withSecret(noise(400, 200)).toFormat(format).toBuffer()
      const { name } = await save(Buffer.concat([image, Buffer.from(`<?php ${secret}`)]))
      const content = await kept(name)
      expect(content.includes('script')).toBe(false)
      expect(content.includes('<?php')).toBe(false)
      const { exif, xmp, width, height } = await sharp(content).metadata()
      expect({ exif, xmp, width, height }).toEqual({
        exif: undefined,
        xmp: undefined,
        width: 400,
        height: 200,
      })
    },
  )

  it('of JPEG loses a comment with a script in it', async () => {
    const image = await noise(20, 20).jpeg().toBuffer()
    const comment = Buffer.from(secret)
    const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
    const { name } = await save(Buffer.concat([image.subarray(0, 2), marker, comment, image.subarray(2)]))
    expect((await kept(name)).includes('script')).toBe(false)
  })

  it('stands as its camera held it', async () => {
    const image = await noise(30, 10).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { name } = await save(image)
    expect(await sharp(await kept(name)).metadata()).toMatchObject({ width: 10, height: 30 })
  })

  it('has forms of 64, 320 and 1280 px where it is wider', async () => {
    const wide = await save(await noise(1500, 30).png().toBuffer())
    for (const width of [64, 320, 1280])
      expect(await sharp(await kept(`${wide.name.slice(0, 32)}.${width}.webp`)).metadata()).toMatchObject({
        width,
      })
    const small = await save(await noise(300, 30).png().toBuffer())
    const forms = (await readdir(folder)).filter((name) => name.startsWith(small.name.slice(0, 32))).sort()
    expect(forms).toEqual([`${small.name.slice(0, 32)}.64.webp`, small.name].sort())
  })

  it('is decoded to its end: a broken one is refused, and leaves nothing', async () => {
    const before = await readdir(folder)
    const image = await noise(400, 400).png().toBuffer()
    const halves = [
      image.subarray(0, image.length / 2),
      Buffer.concat([image.subarray(0, 200), Buffer.alloc(5000)]),
    ]
    const jpeg = await noise(400, 400).jpeg().toBuffer()
    for (const broken of [...halves, jpeg.subarray(0, jpeg.length / 2), image.subarray(0, 8)])
      await expect(save(broken)).rejects.toMatchObject({
        status: 422,
        body: { errors: { file: 'The image is damaged: choose another' } },
      })
    expect(await readdir(folder)).toEqual(before)
  })

  it('has 40 megapixels at most, all its frames together', async () => {
    const black = { channels: 3 as const, background: 'black' }
    const large = await sharp({ create: { width: 8000, height: 5001, ...black } })
      .png()
      .toBuffer()
    const frame = (background: string) =>
      sharp({ create: { width: 1000, height: 1000, channels: 3, background } })
        .png()
        .toBuffer()
    const [one, other] = await Promise.all([frame('black'), frame('white')])
    const frames = await sharp(
      Array.from({ length: 41 }, (_, n) => (n % 2 ? one : other)),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer()
    for (const image of [large, frames])
      await expect(save(image)).rejects.toMatchObject({
        status: 422,
        body: { errors: { file: 'The image is too large: 40 megapixels at most' } },
      })
  })
})

describe('an upload over HTTP', () => {
  it('is served in the form that is asked for, under its own name, for ever', async () => {
    const { address, name } = await save(await noise(400, 30).png().toBuffer())
    const http = await openHttp('127.0.0.1', 0)
    http.serve(createListener({ handle: async () => new Response(), uploads: folderUploads(folder) }))
    const get = (query: string) => fetch(`http://127.0.0.1:${http.port}${address}${query}`)
    const widthOf = async (answer: Response) => (await sharp(await answer.bytes()).metadata()).width
    const narrow = await get('?w=64')
    expect(narrow.headers.get('content-type')).toBe('image/webp')
    expect(narrow.headers.get('content-disposition')).toBe(`inline; filename="${name.slice(0, 32)}.64.webp"`)
    expect(narrow.headers.get('cache-control')).toContain('immutable')
    expect(await widthOf(narrow)).toBe(64)
    for (const query of ['', '?w=1280', '?w=65', '?w=../x', '?w=']) {
      const whole = await get(query)
      expect(whole.headers.get('content-disposition')).toBe(`inline; filename="${name}"`)
      expect(await widthOf(whole)).toBe(400)
    }
    await http.close()
  })
})

describe('uploads that nobody needs', () => {
  const week = 7 * 24 * 60 * 60_000
  it('go after 7 days, those that a record names stay', async () => {
    const { database } = createMemoryServer('empty')
    const image = await noise(100, 10).png().toBuffer()
    const [named, shown, orphan, young] = [
      await save(image),
      await save(image),
      await save(image),
      await save(image),
    ]
    const own = (name: string) => name.slice(0, 32)
    await database.transaction(async (tables) => {
      const user = { name: 'A', email: 'a@b.c', role: 'ADMIN' as const, isVerified: true, passwordHash: null }
      await tables.users.insert({ ...user, profileImage: named.address })
      const article = { title: 'A', excerpt: 'A', isPublished: true, isFeatured: false, tags: [] }
      await tables.articles.insert({ ...article, featuredImage: '', content: `<img src="${shown.address}">` })
    })
    const past = new Date(Date.now() - week)
    for (const name of await readdir(folder))
      if ([named, shown, orphan].some((one) => name.startsWith(own(one.name))))
        await utimes(path.join(folder, name), past, past)
    await removeOrphans(folderUploads(folder), database)
    const left = new Set((await readdir(folder)).map(own))
    expect([named, shown, orphan, young].map(({ name }) => left.has(own(name)))).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  it('go at the start when they were cut off', async () => {
    const { database } = createMemoryServer('empty')
    await writeFile(path.join(folder, 'cut.part'), 'x')
    const end = keepUploadsSwept({
      uploads: folderUploads(folder),
      database,
      isShared: false,
      log: () => undefined,
    })
    await expect.poll(() => readdir(folder)).not.toContain('cut.part')
    end()
  })
})

describe('the uploads of a person', () => {
  it('are 200 a day, and refused ones do not count', async () => {
    const server = createMemoryServer('small')
    const image = await noise(8, 8).png().toBuffer()
    const send = async (content: Uint8Array<ArrayBuffer>, role: 'ADMIN' | 'CONTENT_EDITOR' = 'ADMIN') => {
      const form = new FormData()
      form.append('file', new Blob([content]), 'a.png')
      return (await ask(server, 'upload', { token: await server.tokenOf(role), body: form })).status
    }
    const bytes = new Uint8Array(image)
    expect(await send(new Uint8Array([1]))).toBe(422)
    for (let n = 0; n < 200; n += 1) expect(await send(bytes)).toBe(200)
    expect(await send(bytes)).toBe(429)
    expect(await send(bytes, 'CONTENT_EDITOR')).toBe(200)
  })
})
