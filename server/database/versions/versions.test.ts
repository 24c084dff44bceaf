import { describe, expect, it } from 'vitest'
import { shared } from './versions'

/** Work whose runs end when a test says so. */
function runs() {
  const begun: { end: (result: string) => void; fail: (error: Error) => void }[] = []
  const work = () =>
    new Promise<string>((resolve, reject) => {
      begun.push({ end: resolve, fail: reject })
    })
  return { begun, ask: shared(work) }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('shared work', () => {
  it('is done once for all who ask while it runs, after they asked', async () => {
    const { begun, ask } = runs()
    const first = ask()
    const others = [ask(), ask(), ask()]
    expect(begun).toHaveLength(1)
    begun[0]!.end('old')
    expect(await first).toBe('old')
    await turn()
    expect(begun).toHaveLength(2)
    const late = ask()
    begun[1]!.end('new')
    expect(await Promise.all(others)).toEqual(['new', 'new', 'new'])
    await turn()
    begun[2]!.end('newest')
    expect(await late).toBe('newest')
  })

  it('gives an error to those who waited for it, and is tried again for the others', async () => {
    const { begun, ask } = runs()
    const first = ask()
    const second = ask()
    begun[0]!.fail(new Error('away'))
    await expect(first).rejects.toThrow('away')
    await turn()
    begun[1]!.end('back')
    expect(await second).toBe('back')
    const third = ask()
    begun[2]!.end('again')
    expect(await third).toBe('again')
  })
})
