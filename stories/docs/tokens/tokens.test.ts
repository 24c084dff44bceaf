import { compile } from 'sass'
import { describe, expect, it } from 'vitest'
import { contrastPairs, misses } from './contrastPairs'
import { readTokens } from './readTokens'

const { css } = compile('src/styles/tokens.scss', { style: 'compressed', silenceDeprecations: ['import'] })
const tokens = readTokens(css)

describe('the tokens of the stylesheet', () => {
  it('are read in both themes, references followed', () => {
    const sheet =
      ':root{--a:#fff;--b:var(--a);--bp-c:1px;--lightningcss-light:initial;--space-1:4px;--motion:140ms}.bp6-dark{--a:#000}@media x{:root{--a:red}}'
    expect(readTokens(sheet)).toEqual([
      { name: '--a', kind: 'color', light: '#fff', dark: '#000' },
      { name: '--b', kind: 'color', light: '#fff', dark: '#000' },
      { name: '--space-1', kind: 'length', light: '4px', dark: '4px' },
      { name: '--motion', kind: 'time', light: '140ms', dark: '140ms' },
    ])
    expect(() => readTokens(':root{--a:1}')).toThrow('.bp6-dark')
    expect(() => readTokens(':root{--a:var(--b)}.bp6-dark{--c:1}')).toThrow('--b has no value')
  })

  it('are all there, each of its kind', () => {
    const ofKind = (kind: string) => tokens.filter((token) => token.kind === kind).map(({ name }) => name)
    expect(ofKind('color')).toEqual(
      expect.arrayContaining(['--surface', '--text', '--focus', '--danger-text']),
    )
    expect(ofKind('length')).toEqual(expect.arrayContaining(['--space-1', '--text-body', '--radius']))
    expect(ofKind('font')).toEqual(['--font', '--font-mono'])
    expect(ofKind('shadow')).toEqual(['--shadow-raised', '--shadow-floating'])
    expect(ofKind('time')).toEqual(['--motion'])
    expect(ofKind('number').every((name) => name.startsWith('--z-') || name === '--line')).toBe(true)
  })

  it('keep to WCAG 2.2 AA wherever one stands on another, in both themes', () => {
    const pairs = contrastPairs(tokens)
    expect(pairs.length).toBeGreaterThan(60)
    expect(misses(pairs)).toEqual([])
  })

  it('are reported where they do not', () => {
    const pale = tokens.map((token) => (token.name === '--text-muted' ? { ...token, dark: '#555' } : token))
    expect(misses(contrastPairs(pale))).toContainEqual(
      expect.stringMatching(/^--text-muted on --surface: [\d.]+ in dark$/),
    )
  })
})
