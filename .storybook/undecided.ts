import type { AxeResults, NodeResult } from 'axe-core'

/** Something that axe could not decide by itself, and why a person has decided that it is right. */
export interface Judged {
  /** The rule's name. */
  rule: string
  /** Axe's key for what it could not see through; left out where the rule has none. */
  because?: string
  /** Ids of the stories that it applies to; what is no component is a screen. */
  stories: RegExp
  /** HTML of the elements that it applies to; all by default. */
  elements?: RegExp
  reason: string
}

/** One element that axe could not judge. */
export interface Undecided {
  rule: string
  because: string
  html: string
}

/** Few, and each with its reason: anything else that axe leaves undecided fails its story. */
export const judged: readonly Judged[] = [
  {
    rule: 'color-contrast',
    because: 'elmPartiallyObscured',
    stories:
      /^(components-(table|filters|form|fields|picker|upload|media|compare|care|rich-text)-|(?!components-))/,
    reason:
      'half scrolled out of its box, or below a header that stays: the same colours are judged where it shows whole, and ' +
      'every pair of tokens in stories/docs/tokens/contrast.test.ts',
  },
  {
    rule: 'color-contrast',
    because: 'bgOverlap',
    stories:
      /^(components-(table|filters|form|fields|picker|upload|media|compare|care|rich-text)-|(?!components-))/,
    reason:
      'scrolled below what stays in its place, a header or a message: judged where nothing lies over it',
  },
  {
    rule: 'color-contrast',
    because: 'elmPartiallyObscuring',
    stories: /^(components-feedback-toast-region-|(?!components-))/,
    elements: /_message_/,
    reason:
      'a message among the notifications, which lies over the page on a ground of its own that nothing shows through',
  },
  {
    rule: 'color-contrast',
    because: 'elmPartiallyObscuring',
    stories: /^(components-layout-record-page-|(?!components-))/,
    elements: /_summary_/,
    reason: 'stays below the bar while the form scrolls below it, on a ground of its own',
  },
  {
    rule: 'color-contrast',
    because: 'elmPartiallyObscuring',
    stories: /^(components-(table|filters)-|(?!components-))/,
    elements: /^<th [^>]*scope="row"/,
    reason: 'on a phone the name stays while its row scrolls below it, on a ground of its own',
  },
  {
    rule: 'color-contrast',
    because: 'bgOverlap',
    stories: /^components-feedback-toast-region-/,
    elements: /_message_/,
    reason: 'a message below another that is just moving away: each has the same ground of its own',
  },
  {
    rule: 'color-contrast',
    because: 'emptyValue',
    stories: /^(components-(form|fields|picker|upload|media|compare)-|(?!components-))/,
    elements: /^<(input|textarea)/,
    reason: 'an empty field has no letter to read; filled ones of the same look are judged',
  },
  {
    rule: 'color-contrast',
    because: 'bgImage',
    stories: /^(sign-in|console|keyboard|flows)-/,
    elements: /_(product|headline|advice)_|^<strong>The founder|^<span>Built this directory/,
    reason: 'the welcome panel over its picture: e2e/storybook/welcome.test.ts looks at every point of it',
  },
  {
    rule: 'color-contrast',
    because: 'shortTextContent',
    stories: /^(components-(table|filters)-|(?!components-))/,
    elements: /^<(td[^>]*|span class="_value_[^"]*"|span [^>]*class="_count_[^>]*)>\d<\/(td|span)>$/,
    reason: 'a number of one digit in the colour that the longer ones of its column have, which axe judges',
  },
  {
    rule: 'target-size',
    because: 'nonTabbableNeighbor',
    stories: /^components-rich-text-editor--/,
    elements: /type="checkbox"/,
    reason: 'the boxes of a text that is only read: nothing can be pressed there',
  },
  {
    rule: 'frame-tested',
    stories: /^components-rich-text-/,
    elements: /^<iframe/,
    reason: 'the inside of a video’s frame is the page of its host; the frame itself has a title',
  },
  {
    rule: 'scrollable-region-focusable',
    stories: /^components-rich-text-/,
    elements: /_sheet_/,
    reason: 'the sheet scrolls with the text inside it, which takes the focus by Tab',
  },
]

/** What a run of axe left undecided, element by element. */
export const undecidedIn = ({ incomplete }: Pick<AxeResults, 'incomplete'>): Undecided[] =>
  incomplete.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ rule: id, because: becauseOf(node), html: node.html })),
  )

/** A rule that ended with an error has judged nothing. */
const broken = 'error-occurred'

function becauseOf({ any, all, none }: NodeResult): string {
  if ([...any, ...all, ...none].some(({ id }) => id === broken)) return broken
  const keys = [...any, ...all, ...none].map(
    ({ data }) => (data as { messageKey?: string } | null)?.messageKey,
  )
  return keys.find((key) => typeof key === 'string') ?? ''
}

/** One line for each of those in a story that nobody has judged. */
export const unjudged = (story: string, found: readonly Undecided[], list = judged): string[] => {
  const isJudged = ({ rule, because, html }: Undecided) =>
    list.some(
      (one) =>
        one.rule === rule &&
        (one.because ?? '') === because &&
        one.stories.test(story) &&
        (one.elements?.test(html) ?? true),
    )
  const lines = found
    .filter((one) => !isJudged(one))
    .map(({ rule, because, html }) => `${rule} (${because}): ${html}`)
  return [...new Set(lines)]
}
