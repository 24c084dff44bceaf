import type { Settings, Theme } from './settings'

/** One picture: a story at a width in a theme. */
export interface PictureName {
  /** Id of the story, as Storybook's addresses have it. */
  story: string
  /** In px. */
  width: number
  theme: Theme
}

/** The file that holds a picture: `components-badge--default.1280.dark.png`. */
export const fileOf = ({ story, width, theme }: PictureName): string => `${story}.${width}.${theme}.png`

/** Reads the name of a picture's file; undefined for any other file. */
export function readFileName(file: string): PictureName | undefined {
  const [, story, width, theme] = /^(.+)\.(\d+)\.(light|dark)\.png$/.exec(file) ?? []
  return story ? { story, width: Number(width), theme: theme === 'dark' ? 'dark' : 'light' } : undefined
}

/** Whether a run with these settings takes the picture, if its story exists. */
export const isTaken = (
  { story, width, theme }: PictureName,
  { widths, themes, only }: Pick<Settings, 'widths' | 'themes' | 'only'>,
): boolean =>
  widths.includes(width) &&
  themes.includes(theme) &&
  (only.length === 0 || only.some((word) => story.includes(word)))
