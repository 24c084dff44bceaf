import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { joined } from '../../kept/keptBody'
import { createCompress } from './compress'

const encoder = new TextEncoder()
const text = (name: string, length: number) =>
  encoder.encode(`{"${name}":"${'some words of a list '.repeat(length)}"}`)
const short = [encoder.encode('['), text('a', 10), encoder.encode(','), text('b', 20), encoder.encode(']')]
const long = [encoder.encode('['), text('a', 4000), encoder.encode(','), text('é', 20), encoder.encode(']')]
const whole = (pieces: readonly Uint8Array[]) => Buffer.from(joined(pieces)).toString()

describe('compressing', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'gzip'],
    ['gzip;q=0, BR;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=1', 'gzip'],
    ['br; q=0.000, gzip', 'gzip'],
    ['', undefined],
    ['deflate, zstd', undefined],
    ['xgzip, brx', undefined],
    ['gzip;q=0', undefined],
  ])('takes for %j at first: %s', async (accepted, encoding) => {
    const compressed = await createCompress()(short, accepted)
    expect(compressed?.encoding).toBe(encoding)
  })

  it.each([
    ['short', short],
    ['long', long],
    ['one', [text('c', 100)]],
    ['empty', [encoder.encode('')]],
  ] as const)('gives back the same text: %s', async (_, pieces) => {
    const compress = createCompress()
    const gzip = await compress(pieces, 'gzip')
    expect(gunzipSync(gzip!.bytes).toString()).toBe(whole(pieces))
    const brotli = await compress(pieces, 'br')
    expect(brotliDecompressSync(brotli!.bytes).toString()).toBe(whole(pieces))
  })

  it('keeps what it has compressed, and compresses of a later answer the pieces that are new', async () => {
    const compress = createCompress()
    const first = await compress(long, 'gzip')
    expect((await compress(long, 'gzip'))?.bytes).toBe(first?.bytes)
    const changed = long.with(3, text('b', 5))
    const second = await compress(changed, 'gzip')
    expect(gunzipSync(second!.bytes).toString()).toBe(whole(changed))
  })

  it('is gzip until an answer has stayed the same for a while', async () => {
    const moving = createCompress({ settled: Infinity })
    for (let time = 0; time < 3; time += 1) expect((await moving(long, 'gzip, br'))?.encoding).toBe('gzip')
    const settled = createCompress({ settled: 0 })
    expect((await settled(long, 'gzip, br'))?.encoding).toBe('gzip')
    await expect.poll(async () => (await settled(long, 'gzip, br'))?.encoding).toBe('br')
    const brotli = await settled(long, 'gzip, br')
    expect(brotliDecompressSync(brotli!.bytes).toString()).toBe(whole(long))
  })
})
