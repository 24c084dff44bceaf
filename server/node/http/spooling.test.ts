import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RowsSink } from '../../database/lists/longLists'
import { deferred } from '../testing/watchedPool'
import { createLongAnswers } from './longAnswers'
import { openNamelessFile, type NamelessFile } from './namelessFile'

const encoder = new TextEncoder()
const pieces = Array.from({ length: 50 }, () =>
  encoder.encode(Array.from({ length: 1000 }, () => Math.random().toString(36)).join()),
)
const whole = pieces.map((piece) => new TextDecoder().decode(piece)).join('')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spooling-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Long answers in files of the folder; `change` makes other files of them. */
function start(change: (file: NamelessFile) => NamelessFile = (file) => file) {
  const open = { files: 0 }
  const answers = createLongAnswers({
    openFile: async () => {
      const file = await openNamelessFile(folder)
      open.files += 1
      const close = () => file.close().finally(() => (open.files -= 1))
      return change({ read: file.read.bind(file), write: file.write.bind(file), close })
    },
  })
  let readings = 0
  const before: (() => Promise<void>)[] = []
  const write = async (to: RowsSink) => {
    await before[readings++]?.()
    to.ready('1')
    for (const piece of pieces) await to.write(piece)
  }
  const ask = (encoding: string | undefined = 'gzip', signal = new AbortController().signal) =>
    answers.make({ key: 'list', version: '1', write }, { encoding, signal })
  return { answers, ask, open, before, readings: () => readings }
}

const unzipped = async (body: ReadableStream) =>
  gunzipSync(Buffer.from(await new Response(body).arrayBuffer())).toString()

describe('an answer in a file', () => {
  it('is whole in each coding, and its file is closed at the end', async () => {
    const { answers, ask, open } = start()
    expect((await unzipped((await ask()).body)) === whole).toBe(true)
    const brotli = Buffer.from(await new Response((await ask('br')).body).arrayBuffer())
    expect(brotliDecompressSync(brotli).toString() === whole).toBe(true)
    expect((await text((await answers.make(never, plain)).body)) === whole).toBe(true)
    expect(open.files).toBe(2)
    await answers.close()
    expect(open.files).toBe(0)
  })

  it('has no name in the folder, so that a process that is killed leaves none', async () => {
    const { answers, ask, before } = start()
    let names: string[] = ['not read']
    before.push(async () => void (names = await readdir(folder)))
    await unzipped((await ask()).body)
    expect(names).toEqual([])
    await answers.close()
  })

  it('is read once for who asks before it is known of which version it is', async () => {
    const { answers, ask, before, readings } = start()
    const reached = deferred()
    const gate = deferred()
    before.push(async () => {
      reached.resolve()
      await gate.promise
    })
    const first = ask()
    await reached.promise
    const second = ask()
    gate.resolve()
    for (const asked of [first, second]) expect((await unzipped((await asked).body)) === whole).toBe(true)
    expect(readings()).toBe(1)
    await answers.close()
  })

  it('is whole for who waited beside somebody who went away', async () => {
    const { answers, ask } = start()
    const gone = new AbortController()
    const first = ask('gzip', gone.signal)
    const second = ask()
    gone.abort()
    await expect(first).rejects.toThrow('The request was broken off')
    expect((await unzipped((await second).body)) === whole).toBe(true)
    await answers.close()
  })

  it('is whole where the disk takes a part of what is written', async () => {
    const { answers, ask } = start((file) => ({
      ...file,
      write: ((bytes: Uint8Array, from: number, length: number, at: number) =>
        file.write(bytes, from, Math.ceil(length / 2), at)) as NamelessFile['write'],
    }))
    expect((await unzipped((await ask()).body)) === whole).toBe(true)
    await answers.close()
  })

  it('breaks off when the disk is full, and is made again for the next', async () => {
    let room = 100_000
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const { answers, ask, open, readings } = start((file) => ({
      ...file,
      write: (async (bytes: Uint8Array, from: number, length: number, at: number) => {
        if (room <= 0) throw full
        const { bytesWritten } = await file.write(bytes, from, Math.min(length, room), at)
        room -= bytesWritten
        return { bytesWritten, buffer: bytes }
      }) as NamelessFile['write'],
    }))
    const { body } = await ask()
    await expect(text(body)).rejects.toThrow('ENOSPC')
    await expect.poll(() => open.files).toBe(0)
    room = Infinity
    expect((await unzipped((await ask()).body)) === whole).toBe(true)
    expect(readings()).toBe(2)
    await answers.close()
  })

  it('is refused where the folder takes no file, and made once it does', async () => {
    const { answers, ask } = start()
    await rm(folder, { recursive: true })
    await expect(ask()).rejects.toThrow('ENOENT')
    folder = await mkdtemp(path.join(tmpdir(), 'spooling-'))
    expect((await unzipped((await ask()).body)) === whole).toBe(true)
    await answers.close()
  })
})

/** What must not be read: the answer is there. */
const never = {
  key: 'list',
  version: '1',
  write: () => Promise.reject(new Error('The list is read again')),
}
const plain = { encoding: undefined, signal: new AbortController().signal }
