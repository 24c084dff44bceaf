import { expect, it } from 'vitest'
import { isHeld } from './holdKeys'

const key = (name: string, command: Partial<KeyboardEvent> = {}) =>
  ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...command }) as KeyboardEvent

it.each(['/', 'j', 'A', '?', 'é', '𝒳'])('holds %s, the first and others', (name) => {
  expect([isHeld(key(name), true), isHeld(key(name), false)]).toEqual([true, true])
})

it.each([' ', 'Backspace', 'Escape'])('holds %j behind others alone', (name) => {
  expect([isHeld(key(name), true), isHeld(key(name), false)]).toEqual([false, true])
})

it.each(['Enter', 'Tab', 'ArrowDown', 'Shift', 'F5'])('leaves %s to the browser', (name) => {
  expect([isHeld(key(name), true), isHeld(key(name), false)]).toEqual([false, false])
})

it('holds the command key with K, and no other letter with a command key', () => {
  expect([isHeld(key('k', { ctrlKey: true }), true), isHeld(key('K', { metaKey: true }), true)]).toEqual([
    true,
    true,
  ])
  for (const command of ['ctrlKey', 'metaKey', 'altKey'] as const)
    expect(isHeld(key('r', { [command]: true }), false)).toBe(false)
})
