import { describe, expect, it } from 'vitest'
import { readKeys } from './readKeys'

describe('keys as user-event writes them', () => {
  it.each([
    ['{Tab}', ['press Tab']],
    ['ab c', ['press a', 'press b', 'press  ', 'press c']],
    ['{Shift>}{Tab}{/Shift}', ['down Shift', 'press Tab', 'up Shift']],
    ['{Control>}a{/Control}{Enter}', ['down Control', 'press a', 'up Control', 'press Enter']],
    ['é\n', ['press é', 'press Enter']],
  ])('reads %j', (keys, steps) => {
    expect(readKeys(keys).map(({ act, key }) => `${act} ${key}`)).toEqual(steps)
  })
})
