// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { completeLink, isSafeLink, isSafeSource } from './addresses'
import { security } from '../testing/richtext/security'
import { safeHtml } from './read/filterHtml'
import { readHtml } from './read/readHtml'
import { writeHtml } from './write/writeHtml'

describe('dangerous HTML', () => {
  it.each(security)('is taken out when it is read: %s', (_name, html, safe) => {
    const { content, info } = readHtml(html)
    expect(writeHtml(content, { ...info, insides: new WeakMap() })).toBe(safe)
  })
  it.each(security)('is reported: %s', (_name, html) => {
    const isComment = html.includes('<!--')
    expect(readHtml(html).isStripped).toBe(!isComment || /onerror=alert\(1\)\/\//.test(html))
  })
  it.each(security)('stays harmless when it is read again: %s', (_name, html) => {
    const once = safeHtml(html)
    expect(safeHtml(once)).toBe(once)
    expect(once).not.toMatch(/alert|javascript:|on[a-z]+=|srcdoc/i)
  })
})

describe('addresses', () => {
  it('let http, https, mailto, tel and relative ones through', () => {
    for (const safe of ['http://a', 'HTTPS://a', 'mailto:a@b', 'tel:1', '/a', '#a', '?a', 'a/b:c', '//a']) {
      expect(isSafeLink(safe)).toBe(true)
    }
    for (const bad of [
      'javascript:1',
      ' java\nscript:1',
      'data:,x',
      'ftp://a',
      'a b:c',
      'x\u0000:1',
      'about:blank',
    ]) {
      expect(isSafeLink(bad)).toBe(false)
    }
  })
  it('let raster images through as data, and only as images', () => {
    expect(isSafeSource('data:image/png;base64,x', true)).toBe(true)
    expect(isSafeSource('data:image/png;base64,x')).toBe(false)
    expect(isSafeSource('data:image/svg+xml,x', true)).toBe(false)
    expect(isSafeSource('mailto:a')).toBe(false)
  })
  it('are completed', () => {
    expect(completeLink('example.org')).toBe('https://example.org')
    expect(completeLink(' example.org:8080/x ')).toBe('https://example.org:8080/x')
    expect(completeLink('me@example.org')).toBe('mailto:me@example.org')
    expect(completeLink('+49 (30) 123-456')).toBe('tel:+4930123456')
    expect(completeLink('/about')).toBe('/about')
    expect(completeLink('https://a.example')).toBe('https://a.example')
    expect(completeLink('javascript:alert(1)')).toBeNull()
    expect(completeLink('data:text/html,x')).toBeNull()
    expect(completeLink('  ')).toBeNull()
  })
})
