import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { tinyPng } from '../../testing/samples'
import { folderUploads } from '../uploads/folderUploads'
import { createImageFiles } from './imageFiles'

const megabyte = 1024 * 1024
const boundary = 'boundary-of-a-form-with-an-image'
const type = `multipart/form-data; boundary=${boundary}`
const text = (words: string) => new TextEncoder().encode(words)

/** The body of an upload of almost 10 MB, as it comes from the network: a small image, and padding after its end. */
async function* body(): AsyncGenerator<Uint8Array> {
  yield text(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`)
  yield tinyPng
  for (let sent = 0; sent < 9.9 * megabyte - 65_536; sent += 65_536) {
    await setTimeout(0)
    yield new Uint8Array(65_536)
  }
  yield text(`\r\n--${boundary}--\r\n`)
}

it('30 uploads of 10 MB at once take the server less than 150 MB, and leave nothing behind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  const files = createImageFiles(folderUploads(folder))
  const receive = () => files.receive(body(), type)
  await receive()
  const rest = process.memoryUsage.rss()
  let most = rest
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  await Promise.all(Array.from({ length: 30 }, receive))
  clearInterval(look)
  expect((most - rest) / megabyte).toBeLessThan(150)
  const names = await readdir(folder)
  expect(names).toHaveLength(31)
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  files.close()
  await rm(folder, { recursive: true })
}, 120_000)

it('more uploads than can be held at once have to come again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  const files = createImageFiles(folderUploads(folder))
  const outcomes = await Promise.allSettled(Array.from({ length: 62 }, () => files.receive(body(), type)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => reason as unknown)).toEqual([
    expect.objectContaining({ status: 503 }),
    expect.objectContaining({ status: 503 }),
  ])
  files.close()
  await rm(folder, { recursive: true })
}, 120_000)
