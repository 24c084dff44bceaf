import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearlySame } from './nearlySame'

const near = (name: string, ...existing: string[]) =>
  nearlySame(
    name,
    existing.map((one) => ({ name: one })),
  ).map((one) => one.name)

describe('nearlySame', () => {
  it.each([
    ['Java Script', 'JavaScript'],
    ['node.js', 'NodeJS'],
    ['front-end', 'Frontend'],
    ['Kubernets', 'Kubernetes'],
    ['Javscript', 'JavaScript'],
    ['Café tools', 'cafe-tools'],
  ])('takes %s for %s', (typed, existing) => {
    expect(near(typed, existing)).toEqual([existing])
  })

  it.each([
    ['Java', 'JavaScript'],
    ['C', 'C++'],
    ['C#', 'C++'],
    ['Go', 'Qt'],
    ['Vue', 'Vim'],
    ['Python 3', 'Python 2'],
    ['React', 'Redux'],
    ['🧪', '🔬'],
  ])('does not find %s near %s', (typed, existing) => {
    expect(near(typed, existing)).toEqual([])
  })

  it('is silent about the very same name', () => {
    expect(near('react', 'React')).toEqual([])
    expect(near('  React ', 'React')).toEqual([])
  })

  it('names the nearest first, three at most', () => {
    expect(near('Type Script', 'Typescripts', 'TypeScript', 'Type-Scrip', 'TypoScript')).toEqual([
      'TypeScript',
      'Typescripts',
      'Type-Scrip',
    ])
  })

  it('never gives a name that is the same, nor fails, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string({ unit: 'grapheme' })),
        (name, list) => {
          const found = near(name, ...list, name)
          return found.length <= 3 && !found.includes(name)
        },
      ),
    )
  })
})
