import { describe, expect, it } from 'vitest'
import { firstPaintStyle } from './firstPaintStyle'

describe('the style of a page without its script', () => {
  it('is what enabled controls have', () => {
    expect(firstPaintStyle('a:disabled{color:red}a:hover,a:disabled{color:blue}')).toBe('a:hover{color:blue}')
  })

  it('is what those have that are not disabled', () => {
    const style = '.button:not(.small,:disabled):hover{color:blue}'
    expect(firstPaintStyle(style)).toBe(style)
  })

  it('has the custom properties that are read, and those that these read', () => {
    expect(
      firstPaintStyle(':root{--a:1px;--b:var(--a);--c:var(--d);--d:2px}p{margin:var(--b, 3px);color:red}'),
    ).toBe(':root{--a:1px;--b:var(--a)}p{margin:var(--b, 3px);color:red}')
  })

  it('has no rule that is left empty, nor what is around one', () => {
    expect(firstPaintStyle('@media print{@supports (gap:0){:root{--a:1px}}}p{color:red}')).toBe(
      'p{color:red}',
    )
  })

  it('keeps the order of layers', () => {
    expect(firstPaintStyle('@layer globals,console;@layer console{p{color:red}}')).toBe(
      '@layer globals,console;@layer console{p{color:red}}',
    )
  })
})
