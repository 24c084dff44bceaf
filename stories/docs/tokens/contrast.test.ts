import { describe, expect, it } from 'vitest'
import { contrast, readColor } from './contrast'

describe('colours', () => {
  it.each([
    ['#fff', [255, 255, 255, 1]],
    ['#4a50c8', [74, 80, 200, 1]],
    ['#0000', undefined],
    ['#00000080', [0, 0, 0, 128 / 255]],
    ['rgb(10, 20, 30)', [10, 20, 30, 1]],
    ['rgb(20%, 40%, 100%)', [51, 102, 255, 1]],
    ['rgb(1, 2)', undefined],
    ['rgb(10.5 20 30 / 50%)', [10.5, 20, 30, 0.5]],
    ['rgba(14,15,22,.55)', [14, 15, 22, 0.55]],
    ['white', [255, 255, 255, 1]],
    ['tomato', undefined],
  ])('reads %s', (text, expected) => {
    if (expected) expect(readColor(text)).toEqual(expected)
    else expect(() => readColor(text)).toThrow(`No colour: ${text}`)
  })
})

describe('contrast', () => {
  it('is 21 between black and white, whichever is in front', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 10)
    expect(contrast('#fff', '#000')).toBeCloseTo(21, 10)
    expect(contrast('#777', '#777')).toBe(1)
  })

  // #767676 is the lightest grey that passes on white, as WCAG's techniques name it.
  it('knows the grey that just passes on white', () => {
    expect(contrast('#767676', '#fff')).toBeGreaterThan(4.5)
    expect(contrast('#777777', '#fff')).toBeLessThan(4.5)
  })

  it('mixes what lets the ground through', () => {
    expect(contrast('rgba(0, 0, 0, 0.5)', '#fff')).toBeCloseTo(
      contrast('rgb(127.5, 127.5, 127.5)', '#fff'),
      10,
    )
    expect(contrast('rgba(0, 0, 0, 0)', '#fff')).toBe(1)
  })
})
