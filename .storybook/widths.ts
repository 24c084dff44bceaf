/** Widths of the window that the toolbar offers, in px, with the height that such a screen has. */
export const widths = [
  { width: 390, height: 844, type: 'mobile' },
  { width: 768, height: 1024, type: 'tablet' },
  { width: 1024, height: 768, type: 'tablet' },
  { width: 1280, height: 800, type: 'desktop' },
  { width: 1440, height: 900, type: 'desktop' },
  { width: 1920, height: 1080, type: 'desktop' },
] as const

/** Name of a width among Storybook's viewports. */
export const viewportOf = (width: number): string => `w${width}`

/** What Storybook's toolbar shows. */
export const viewports = Object.fromEntries(
  widths.map(({ width, height, type }) => [
    viewportOf(width),
    { name: `${width} px`, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

/** What a play may need: the drawer and cards of a phone, or the menu beside the page. */
export type PlayWidth = 'phone' | 'desktop'

/** The width that the play of a story needs, as its tags say; undefined where any will do. */
export const playWidthOf = (tags: readonly string[]): PlayWidth | undefined =>
  (['phone', 'desktop'] as const).find((one) => tags.includes(one))

/** The toolbar's width for such a play, in px. */
export const widthFor = (play: PlayWidth): number => (play === 'phone' ? 390 : 1280)

/** Whether a play can take place in a window of this width, in px. */
export const fits = (width: number, play: PlayWidth | undefined): boolean =>
  play === undefined || (play === 'phone' ? width < 640 : width >= 1024)
