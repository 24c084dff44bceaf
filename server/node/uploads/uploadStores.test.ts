import { randomBytes } from 'node:crypto'
import { readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryServer } from '../../memoryServer'
import { createListener, openHttp, type HttpServer } from '../http/http'
import { createFiles, createImageFiles } from '../images/imageFiles'
import { uploadStores, type TestUploads } from '../testing/uploadStores'
import { removeOrphans } from './sweepUploads'

const day = 24 * 60 * 60_000

describe.each(Object.keys(uploadStores))('uploads in %s', (kind) => {
  let uploads: TestUploads
  let http: HttpServer

  beforeAll(async () => {
    uploads = await uploadStores[kind]!()
    http = await openHttp('127.0.0.1', 0)
    // Another process than the one that keeps them serves them.
    http.serve(createListener({ handle: async () => new Response(), uploads: uploads.other }))
  }, 60_000)
  afterAll(async () => {
    await http.close()
    await uploads.end()
  })

  const save = async (content: Uint8Array) =>
    (await createFiles(uploads.store).save(content, { extension: 'png', type: 'image/png' })).address
  const keep = async (name: string, content: Uint8Array, keptAt?: Date) => {
    const file = path.join(await uploads.store.workFolder(), `${randomBytes(8).toString('hex')}.part`)
    await writeFile(file, content)
    await uploads.store.keep(name, file, keptAt)
    return file
  }
  const ask = (place: string, init?: RequestInit) => fetch(`http://127.0.0.1:${http.port}${place}`, init)
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  it('are served under their random name so that they cannot run', async () => {
    const place = await save(new TextEncoder().encode('<script>'))
    expect(place).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/)
    const upload = await ask(place)
    expect(await upload.text()).toBe('<script>')
    expect(Object.fromEntries(upload.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="${path.basename(place)}"`,
      'content-length': '8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${path.basename(place)}"`,
    })
    const again = await ask(place, { headers: { 'if-none-match': upload.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    const head = await ask(place, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '8', ''])
    expect((await ask(place, { method: 'DELETE' })).status).toBe(405)
  })

  it('are never of a kind that could run', async () => {
    for (const extension of ['svg', 'html', 'js', '', '../png', 'png/../../x.png'])
      await expect(
        createFiles(uploads.store).save(new Uint8Array(), { extension, type: 'image/png' }),
      ).rejects.toThrow('are not kept')
  })

  it.each(['/uploads/', '/uploads/..%2fsecret.png', '/uploads/x.png', `/uploads/${'0'.repeat(32)}.png`])(
    'are not found by %s',
    async (target) => {
      const answer = await ask(target)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )

  it.each([0, 1, 256 * 1024 - 1, 256 * 1024, 256 * 1024 + 1, 3_000_000])(
    'of %i bytes come back as they were',
    async (size) => {
      const content = randomBytes(size)
      expect((await bytesOf(await ask(await save(content)))).equals(content)).toBe(true)
    },
  )

  it('are answered in part where a range is asked for', async () => {
    const size = 600_000
    const content = randomBytes(size)
    const place = await save(content)
    const etag = `"${path.basename(place)}"`
    const part = async (range: string, headers = {}) => {
      const answer = await ask(place, { headers: { range, ...headers } })
      return { answer, status: answer.status, bytes: await bytesOf(answer) }
    }
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=262143-262144', 262_143, 262_144],
      ['bytes=100-', 100, size - 1],
      ['bytes=300000-9999999', 300_000, size - 1],
      ['bytes=-5', size - 5, size - 1],
      ['bytes=-9999999', 0, size - 1],
    ] as const) {
      const { answer, status, bytes } = await part(range)
      expect([status, answer.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${size}`])
      expect(answer.headers.get('content-length')).toBe(String(end + 1 - start))
      expect(answer.headers.get('accept-ranges')).toBe('bytes')
      expect(bytes.equals(content.subarray(start, end + 1))).toBe(true)
    }
    for (const range of ['bytes=600000-', 'bytes=-0']) {
      const { answer, status } = await part(range)
      expect([status, answer.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
    }
    for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'bytes=-', 'bytes=x', 'lines=1-2'])
      expect((await part(range)).bytes.length).toBe(size)
    expect((await part('bytes=0-1', { 'if-range': etag })).status).toBe(206)
    expect((await part('bytes=0-1', { 'if-range': '"another"' })).status).toBe(200)
    expect((await part('bytes=0-1', { 'if-none-match': etag })).status).toBe(304)
  })

  it('outlive readers that go away', async () => {
    const place = await save(randomBytes(5_000_000))
    for (let round = 0; round < 10; round += 1) await (await ask(place)).body?.cancel()
    expect((await bytesOf(await ask(place))).length).toBe(5_000_000)
  })

  it('are kept once by two that keep the same, and their files are gone then', async () => {
    const name = `${randomBytes(16).toString('hex')}.png`
    const content = randomBytes(700_000)
    const files = await Promise.all(Array.from({ length: 4 }, () => keep(name, content)))
    expect((await bytesOf(await ask(`/uploads/${name}`))).equals(content)).toBe(true)
    expect((await uploads.other.list()).filter((upload) => upload.name === name)).toHaveLength(1)
    for (const file of files) await expect(stat(file)).rejects.toThrow('ENOENT')
  })

  it('hold images with their forms, whole, and nothing of those that are refused', async () => {
    const files = createImageFiles(uploads.store)
    const send = (content: Uint8Array) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(content)]), 'a.png')
      const { body, headers } = new Response(form)
      return files.receive(body!, headers.get('content-type') ?? '')
    }
    const black = { channels: 3 as const, background: 'black' }
    const image = await sharp({ create: { width: 400, height: 10, ...black } })
      .png()
      .toBuffer()
    const before = await uploads.store.list()
    await expect(send(image.subarray(0, image.length / 2))).rejects.toMatchObject({ status: 422 })
    expect(await uploads.store.list()).toEqual(before)
    const { address } = await send(image)
    const widthOf = async (query: string) =>
      (await sharp(await bytesOf(await ask(address + query))).metadata()).width
    expect([
      await widthOf(''),
      await widthOf('?w=64'),
      await widthOf('?w=320'),
      await widthOf('?w=1280'),
    ]).toEqual([400, 64, 320, 400])
    const left = await readdir(await uploads.store.workFolder())
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([])
    files.close()
  })

  it('hold narrower forms in the format of the image', async () => {
    const [whole, narrow] = [randomBytes(3000), randomBytes(300)]
    const { address } = await createFiles(uploads.store).save(whole, {
      extension: 'png',
      type: 'image/png',
      narrower: new Map([[64, narrow]]),
    })
    const answer = await ask(`${address}?w=64`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect((await bytesOf(answer)).equals(narrow)).toBe(true)
    expect((await bytesOf(await ask(`${address}?w=320`))).equals(whole)).toBe(true)
  })

  it('go after 7 days with their forms, unless a record names them', async () => {
    const { database } = createMemoryServer('empty')
    const ids = [1, 2, 3].map(() => randomBytes(16).toString('hex'))
    const [named, orphan, young] = ids as [string, string, string]
    await database.transaction(async (tables) => {
      const user = { name: 'A', email: 'a@b.c', role: 'ADMIN' as const, isVerified: true, passwordHash: null }
      await tables.users.insert({ ...user, profileImage: `/uploads/${named}.png` })
    })
    const now = Date.now()
    for (const id of ids)
      for (const name of [`${id}.png`, `${id}.64.webp`])
        await keep(name, randomBytes(300_000), new Date(now - (id === young ? 6.9 : 7.1) * day))
    await removeOrphans(uploads.other, database, now)
    const left = (await uploads.store.list()).map(({ name }) => name)
    expect(ids.map((id) => left.filter((name) => name.startsWith(id)).length)).toEqual([2, 0, 2])
    expect((await ask(`/uploads/${orphan}.png`)).status).toBe(404)
  })
})
