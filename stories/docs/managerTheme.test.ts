import { compile } from 'sass'
import { describe, expect, it } from 'vitest'
import { managerTheme } from '../../.storybook/managerTheme'
import { fits, playWidthOf, viewportOf, viewports, widthFor } from '../../.storybook/widths'
import { readTokens } from './tokens/readTokens'

const { css } = compile('src/styles/tokens.scss', { style: 'compressed', silenceDeprecations: ['import'] })
const tokens = readTokens(css)

describe('Storybook’s own frame', () => {
  it.each(['light', 'dark'] as const)('has the product’s colours and mark in %s', (base) => {
    const theme = managerTheme(tokens, base, '<svg viewBox="0 0 1 1"></svg>')
    const accent = tokens.find(({ name }) => name === '--accent')
    expect(theme).toMatchObject({ base, colorPrimary: accent?.[base], brandImage: null })
    expect(theme.brandTitle).toContain('<svg width="24" height="24"')
  })

  it('fails for a token that is gone', () => {
    expect(() => managerTheme([], 'light', '')).toThrow('There is no token --accent')
  })

  it('offers six widths', () => {
    expect(Object.values(viewports).map(({ name }) => name)).toEqual(
      [390, 768, 1024, 1280, 1440, 1920].map((width) => `${width} px`),
    )
  })

  it('offers the width that a play needs', () => {
    for (const play of ['phone', 'desktop'] as const) {
      expect(playWidthOf(['dev', play])).toBe(play)
      expect(viewports).toHaveProperty(viewportOf(widthFor(play)))
      expect(fits(widthFor(play), play)).toBe(true)
    }
    expect(playWidthOf(['dev'])).toBeUndefined()
    expect(fits(768, undefined)).toBe(true)
    expect([fits(768, 'phone'), fits(768, 'desktop')]).toEqual([false, false])
  })
})
