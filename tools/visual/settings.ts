import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Which pictures are taken, and of what. */
export interface Settings {
  /** Widths of the page, in px. */
  widths: number[]
  themes: Theme[]
  /** Stories whose id holds one of these; all where there are none. */
  only: string[]
  /** Commit that the pictures are compared with; the last landed one by default. */
  since: string | undefined
  /** Whether the pictures are compared at all; for the overview alone they need not be. */
  compares: boolean
  /** Folder of a Storybook that is built already. */
  site: string | undefined
  /** Pages that are drawn at a time. */
  pages: number
}

/** What `npm run test:visual -- --help` prints. */
export const help = `npm run test:visual -- [--width 1280,390] [--theme light,dark] [--since <commit>] [--site <folder>]
                        [--pages <number>] [--no-compare] [words that ids of stories hold]`

/** Reads the words behind `npm run test:visual --`. Throws a sentence for what it does not understand. */
export function readSettings(words: readonly string[]): Settings {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      width: { type: 'string', default: '1280,390' },
      theme: { type: 'string', default: 'light,dark' },
      since: { type: 'string' },
      'no-compare': { type: 'boolean', default: false },
      site: { type: 'string' },
      pages: { type: 'string', default: String(Math.min(4, Math.max(2, availableParallelism()))) },
    },
  })
  return {
    widths: values.width.split(',').map((word) => whole(word, 'A width', 200, 4000)),
    themes: values.theme.split(',').map(themeOf),
    only: positionals,
    since: values.since,
    compares: !values['no-compare'],
    site: values.site,
    pages: whole(values.pages, 'The number of pages', 1, 16),
  }
}

function whole(word: string, what: string, least: number, most: number): number {
  const number = Number(word)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new Error(`${what} is a whole number from ${least} to ${most}, not "${word}".`)
}

function themeOf(word: string): Theme {
  const theme = themes.find((one) => one === word)
  if (theme) return theme
  throw new Error(`A theme is light or dark, not "${word}".`)
}
