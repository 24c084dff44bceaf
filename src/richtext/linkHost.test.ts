import { describe, expect, it } from 'vitest'
import { otherHost } from './linkHost'

describe('the host of a link', () => {
  it.each([
    ['https://bank.example/login', 'https://evil.example/x', 'evil.example'],
    ['bank.example', 'https://evil.example/', 'evil.example'],
    ['see www.bank.example.', '//evil.example', 'evil.example'],
    ['bank.example', 'https://bank.example.evil.example/', 'bank.example.evil.example'],
    ['bank.example', 'https://bank.example@evil.example/', 'evil.example'],
    ['our site', 'https://bank.example@evil.example/', 'evil.example'],
    ['аpple.com', 'https://аpple.com/', 'xn--pple-43d.com'],
  ])('is found where the text %s hides %s', (text, href, host) => expect(otherHost(text, href)).toBe(host))

  it.each([
    ['https://example.org/a', 'https://example.org/b'],
    ['example.org', 'https://www.example.org/'],
    ['docs.example.org', 'https://example.org/docs'],
    ['the documentation', 'https://example.org/'],
    ['README.md', 'https://readme.md/'],
    ['me@example.org', 'mailto:me@example.org'],
    ['example.org', '/about'],
    ['Version 1.2.3', 'https://example.org/'],
    ['Node.js and package.json', 'https://example.org/'],
  ])('is not shown for %s that leads to %s', (text, href) => expect(otherHost(text, href)).toBeUndefined())
})
