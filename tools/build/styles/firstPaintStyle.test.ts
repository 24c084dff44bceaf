import { describe, expect, it } from 'vitest'
import { firstPaintStyle as firstPaintStyleOf } from './firstPaintStyle'

const html = '<main class="bar wide"><button class="button">Save</button></main>'
const firstPaintStyle = (style: string) => firstPaintStyleOf(style, html)

describe('the style of a page without its script', () => {
  it('is what controls have that are neither disabled, held down nor under the pointer', () => {
    expect(firstPaintStyle('a:disabled,a:hover{color:red}a:focus,a:active{color:blue}')).toBe(
      'a:focus{color:blue}',
    )
  })

  it('has nothing for Internet Explorer', () => {
    expect(firstPaintStyle('input::-ms-clear{display:none}input{gap:0}')).toBe('input{gap:0}')
  })

  it('has no condition without a rule', () => {
    expect(firstPaintStyle('@supports (gap:0){}@media print{a:active{color:red}}a{gap:0}')).toBe('a{gap:0}')
  })

  it('is what those have that are not disabled', () => {
    const style = '.button:not(.small,:disabled):focus{color:blue}'
    expect(firstPaintStyle(style)).toBe(style)
  })

  it('is what the classes of the page have', () => {
    expect(firstPaintStyle('.bar .button,.icon{color:red}.button+.icon{color:blue}')).toBe(
      '.bar .button{color:red}',
    )
    const style = '.wide:not(.icon){color:red}'
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
