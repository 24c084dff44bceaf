import { expect, test } from 'vitest'
import { optionId } from './optionId'

const strange = [
  'tag/c c',
  'tag/c_c',
  'tag/c_20_c',
  'tag/c\tc',
  'tag/ç',
  'tag/🌻',
  'tag/\ud83c',
  'action/Log out',
  '',
]

test('unlike entries have unlike ids', () => {
  expect(new Set(strange.map((id) => optionId('list', id))).size).toBe(strange.length)
})

test('an id is one word of plain characters', () => {
  for (const id of strange) expect(optionId(':r1:-list', id)).toMatch(/^:r1:-list-[\w-]*$/)
})
