import { describe, expect, it } from 'vitest'
import { plainAddress, sharedAddresses } from './sharedAddresses'

describe('plainAddress', () => {
  it.each([
    'https://github.com/facebook/react',
    'http://github.com/facebook/react',
    'https://www.github.com/facebook/react/',
    'HTTPS://GitHub.com/Facebook/React.git',
    'git://github.com/facebook/react.git/',
    'github.com/facebook/react',
    ' https://github.com:443/facebook/react#readme ',
    'ssh://git@github.com/facebook/react.git',
  ])('takes %s for the same place as the others', (address) => {
    expect(plainAddress(address)).toBe('github.com/facebook/react')
  })

  it.each([
    ['https://react.dev', 'https://vite.dev'],
    ['https://example.org/a', 'https://example.org/a/b'],
    ['https://example.org/?id=1', 'https://example.org/?id=2'],
    ['https://docs.example.org', 'https://example.org'],
  ])('does not take %s for %s', (a, b) => {
    expect(plainAddress(a)).not.toBe(plainAddress(b))
  })
})

describe('sharedAddresses', () => {
  it('names the rows that share an address, and no row without one', () => {
    const rows = ['https://a.dev', 'https://b.dev', '', 'http://www.a.dev/', ' ', 'https://b.dev/x']
    expect(sharedAddresses(rows, (row) => row)).toEqual([
      { address: 'a.dev', rows: ['https://a.dev', 'http://www.a.dev/'] },
    ])
  })
})
