import type { Token } from '../stories/docs/tokens/readTokens'

/** What `create` of storybook/theming takes for one theme. */
export interface ManagerTheme {
  base: 'light' | 'dark'
  [name: string]: string | number | null
}

const colors = {
  colorPrimary: '--accent',
  colorSecondary: '--accent',
  appBg: '--surface-sunken',
  appContentBg: '--surface',
  appHoverBg: '--surface-hover',
  appPreviewBg: '--surface-page',
  appBorderColor: '--border',
  fontBase: '--font',
  fontCode: '--font-mono',
  textColor: '--text',
  textInverseColor: '--surface',
  textMutedColor: '--text-muted',
  barTextColor: '--text-muted',
  barHoverColor: '--accent-text',
  barSelectedColor: '--accent-text',
  barBg: '--surface',
  buttonBg: '--surface',
  buttonBorder: '--border',
  booleanBg: '--surface-sunken',
  booleanSelectedBg: '--surface',
  inputBg: '--surface-input',
  inputBorder: '--border-control',
  inputTextColor: '--text',
} as const

const radii = { appBorderRadius: '--radius', inputBorderRadius: '--radius-small' } as const

/** Storybook's own frame in the product's tokens, with the product's mark (an SVG) before the name. */
export function managerTheme(tokens: readonly Token[], base: 'light' | 'dark', mark: string): ManagerTheme {
  const valueOf = (name: string): string => {
    const token = tokens.find((one) => one.name === name)
    if (!token) throw new Error(`There is no token ${name}`)
    return token[base]
  }
  const read = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([key, name]) => [key, valueOf(name)] as const)
  return {
    base,
    ...Object.fromEntries(read(colors)),
    ...Object.fromEntries(read(radii).map(([key, value]) => [key, parseFloat(value)])),
    // Without an image the title is taken as HTML.
    brandImage: null,
    brandTitle: brandOf(mark),
    brandUrl: './',
    brandTarget: '_self',
  }
}

const brandOf = (mark: string): string =>
  '<span style="display:flex;align-items:center;gap:8px;font-size:14px;font-weight:600">' +
  `${mark.replace('<svg ', '<svg width="24" height="24" aria-hidden="true" ')}<span>Console design</span></span>`
