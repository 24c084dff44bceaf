import { expect, it } from 'vitest'
import { isTab } from './isTab'

it.each([
  ['Tab', 9, true],
  ['Unidentified', 9, true],
  ['Unidentified', 229, false],
  ['Enter', 13, false],
  ['x', 9, false],
])('of the key "%s" with the code %d it is %s', (key, keyCode, is) => {
  expect(isTab({ key, keyCode })).toBe(is)
})
