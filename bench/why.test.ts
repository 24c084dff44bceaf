import { expect, it } from 'vitest'
import { packageOf, shares } from './why'

it('gives each package the characters that its sources became', () => {
  const map = {
    version: 3,
    names: [],
    sources: ['../../node_modules/mobx/dist/mobx.js', '../../src/main.tsx'],
    // Three characters of the first, two of the second, and on the next line four of the first.
    mappings: 'AAAA,GCAA;ADAA',
  }
  expect([...shares('aaabb\naaaa', JSON.stringify(map))]).toEqual([
    ['mobx', 7 / 9],
    ['the console itself', 2 / 9],
  ])
})

it('names packages as they are installed', () => {
  expect(packageOf('../../node_modules/@blueprintjs/core/lib/esm/a.js')).toBe('@blueprintjs/core')
  expect(packageOf('../../node_modules/a/node_modules/b/index.js')).toBe('b')
  expect(packageOf('../../src/pages/care/CarePage.tsx')).toBe('the console itself')
})
