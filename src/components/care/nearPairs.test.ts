import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { describe, expect, it, vi } from 'vitest'
import { nearPairs } from './nearPairs'

vi.mock('fastest-levenshtein', { spy: true })

const near = (...names: string[]) =>
  nearPairs(names.map((name, id) => ({ id, name }))).map(([a, b]) => `${a.name} ~ ${b.name}`)

describe('nearPairs', () => {
  it.each([
    ['JavaScript', 'javascript'],
    ['Java Script', 'JavaScript'],
    ['front-end', 'Frontend'],
    ['parser', 'parsers'],
    ['library', 'libraries'],
    ['box', 'boxes'],
    ['class', 'classes'],
    ['React', 'React.js'],
    ['node', 'NodeJS'],
    ['Kubernets', 'Kubernetes'],
    ['testing', 'testiing'],
    ['colour', 'color'],
  ])('pairs %s with %s', (a, b) => {
    expect(near(a, b)).toEqual([`${a} ~ ${b}`])
    expect(near(b, a)).toHaveLength(1)
  })

  it.each([
    ['C', 'C++'],
    ['Go', 'Qt'],
    ['Vue', 'Vim'],
    ['Python 2', 'Python 3'],
    ['Java', 'JavaScript'],
    ['React', 'Redux'],
    ['js', 's'],
    ['CSS', 'CS'],
    ['🧪', '🔬'],
    ['!', '?'],
  ])('leaves %s and %s alone', (a, b) => {
    expect(near(a, b)).toEqual([])
  })

  it('pairs each of several with the first, and names no pair twice', () => {
    expect(near('JavaScript', 'java script', 'Java-Script')).toEqual([
      'JavaScript ~ java script',
      'JavaScript ~ Java-Script',
    ])
  })

  it('finds each pair that a comparison of all with all finds', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 7 })
    fc.assert(
      fc.property(fc.uniqueArray(letters, { maxLength: 12 }), (names) => {
        const found = new Set(near(...names))
        return names.every((a, at) =>
          names.slice(at + 1).every((b) => !isOneLetterApart(a, b) || found.has(`${a} ~ ${b}`)),
        )
      }),
    )
  })

  it('compares few of thousands of names with each other', () => {
    const names = Array.from({ length: 8000 }, (_, at) => `${word(at)} ${word(at * 7)}`)
    const mistyped = names.filter((_, at) => at % 100 === 0).map((name) => `${name.slice(0, -1)}y`)
    vi.mocked(distance).mockClear()
    const pairs = nearPairs([...names, ...mistyped].map((name, id) => ({ id, name })))
    expect(pairs.length).toBeGreaterThan(0.9 * mistyped.length)
    const comparisons = vi.mocked(distance).mock.calls.length
    // Each with each would be 33 million.
    expect(comparisons).toBeGreaterThanOrEqual(pairs.length)
    expect(comparisons).toBeLessThan(2 * pairs.length)
  })
})

const word = (at: number) =>
  String(at).replace(
    /\d/g,
    (digit) => ['ka', 'lo', 'mi', 'nu', 'pe', 'ra', 'so', 'ti', 'vu', 'ze'][Number(digit)] ?? '',
  )

function isOneLetterApart(a: string, b: string): boolean {
  if (a.length === b.length) return [...a].filter((letter, at) => letter !== b[at]).length === 1
  const [long, short] = a.length > b.length ? [a, b] : [b, a]
  return (
    long.length - short.length === 1 &&
    [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
  )
}
