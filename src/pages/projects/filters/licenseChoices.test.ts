import { expect, it } from 'vitest'
import { licenseChoices } from './licenseChoices'

it('sorts licenses by how many projects have them, and those of as many by name', () => {
  const choices = licenseChoices([
    ['MPL-2.0', 2],
    ['ask the author', 1],
    ['Zlib', 1],
    ['MIT', 7],
    ['Apache-2.0', 2],
  ])
  expect(choices.map(({ value }) => value)).toEqual([
    'MIT',
    'Apache-2.0',
    'MPL-2.0',
    'ask the author',
    'Zlib',
  ])
  expect(choices.map(({ name }) => name)).toEqual(choices.map(({ value }) => value))
})
