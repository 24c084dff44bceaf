import { Classes } from '@blueprintjs/core'
import { afterEach as audit } from '@storybook/addon-a11y/preview'
import { configure, expect } from 'storybook/test'
import { afterAll, afterEach, beforeEach, type TestContext } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { applyTheme } from '../src/components/layout/applyTheme'
import { plugIn } from '../stories/keyboard/keys'
import { unusedLooks } from '../tools/build/styles/leanControls'
import { isAlikeOnPhones } from './alikeOnPhones'
import { plugInWindow } from './fitWindow'
import { settled } from './settled'
import { unjudged } from './undecided'
import { seen } from './watchAxe'
import { playWidthOf } from './widths'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 8000 })
plugIn((keys) => userEvent.keyboard(keys))

type Theme = 'light' | 'dark'

type A11yParameters = { options?: object }

interface RanStory {
  id: string
  tags: readonly string[]
  play?: unknown
  parameters: { a11y?: A11yParameters }
  globals: Record<string, unknown>
  reporting: Parameters<typeof audit>[0]['reporting']
}

/** Width in px at which this run plays every story whose play needs no other, and looks at all of them. */
const width = Number(import.meta.env.STORY_WIDTH)
const heightOf = (width: number) => (width < 600 ? 740 : 800)

const phone = 360
const desktop = 1280
const isEndurance = Boolean(import.meta.env['ENDURANCE'])

/**
 * Whether a story is looked at in both themes at one width: on a desktop, as no width has colours of its own. `npm test` leaves that
 * out where it looks at the story on a phone, which is in dark, but for a screen's `Default`.
 */
const hasBothThemes = ({ id, tags }: RanStory, file: string) =>
  width === desktop &&
  (isEndurance || id.endsWith('--default') || isAlikeOnPhones(file) || playWidthOf(tags) === 'phone')

/**
 * Whether the run on a desktop looks at a story on a phone too, as its play has left it: in `npm test`, where no other run plays
 * stories there, at every other story of a file.
 */
const isLookedAtOnPhone = ({ tags }: RanStory, file: string) =>
  width === desktop &&
  !isEndurance &&
  !isAlikeOnPhones(file) &&
  playWidthOf(tags) !== 'phone' &&
  figures.stories % 2 === 1

plugInWindow(async (tags) => {
  const needed = { phone, desktop, any: width }[playWidthOf(tags) ?? 'any']
  await page.viewport(needed, heightOf(needed))
})

const figures = { stories: 0, asserting: 0 }

beforeEach(() => {
  seen.undecided = []
  expect.setState({ assertionCalls: 0 })
})

/**
 * After its play, and after axe has seen it there: each story as it stands then, on a desktop in the other theme as well, at this
 * run's width where the play had one of its own, and on a phone.
 */
afterEach(async (context: TestContext & { story?: RanStory }) => {
  const { story, task } = context
  if (!story || task.result?.state === 'fail') return
  figures.stories++
  requireAssertion(story)
  requireRules(story)
  const begun = wornTheme()
  const isInBoth = hasBothThemes(story, task.file.filepath)
  if (isInBoth) await look(story, other(begun), coloursAlone(story))
  if (window.innerWidth !== width) {
    await page.viewport(width, heightOf(width))
    await look(story, begun)
    if (isInBoth) await look(story, other(begun), coloursAlone(story))
  }
  if (isLookedAtOnPhone(story, task.file.filepath)) {
    await page.viewport(phone, heightOf(phone))
    await look(story, 'dark')
  }
  leaveViolations(task)
  const left = unjudged(story.id, seen.undecided)
  if (left.length > 0)
    throw new Error(`Axe leaves this undecided (.storybook/undecided.ts):\n${left.join('\n')}`)
})

/** A play that asserts nothing looks at nothing. */
function requireAssertion({ id, play }: RanStory): void {
  if (!play) return
  if (expect.getState().assertionCalls === 0)
    throw new Error(`The play of ${id} asserts nothing: let it expect what a person sees`)
  figures.asserting++
}

/** The build leaves out the rules of some looks. */
function requireRules({ id }: RanStory): void {
  const bare = document.querySelector(unusedLooks)
  if (bare)
    throw new Error(
      `${id} shows class="${bare.className}", a look of Blueprint's whose rules tools/build/styles/leanControls.ts leaves out`,
    )
}

afterAll(async () => {
  const counted = { ...figures, axeRuns: seen.runs }
  figures.stories = figures.asserting = seen.runs = 0
  await commands.countLooks(counted)
})

/** What another theme can change of a page that axe has seen whole at this width. */
const ofColours = ['color-contrast', 'link-in-text-block']

const coloursAlone = ({ parameters: { a11y } }: RanStory): A11yParameters => ({
  ...a11y,
  options: { ...a11y?.options, runOnly: ofColours, rules: {} },
})

async function look(story: RanStory, theme: Theme, a11y = story.parameters.a11y): Promise<void> {
  applyTheme(theme)
  await settled()
  try {
    await audit({
      ...story,
      parameters: { ...story.parameters, a11y },
      viewMode: 'story',
    } as unknown as Parameters<typeof audit>[0])
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new Error(`In ${theme} at ${window.innerWidth} px: ${what}`, { cause: error })
  }
}

const wornTheme = (): Theme => (document.body.classList.contains(Classes.DARK) ? 'dark' : 'light')
const other = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark')

interface Report {
  result?: { passes?: unknown; inapplicable?: unknown }
}

/** Storybook hands every report over whole; what held is most of it, and nobody reads it here. */
function leaveViolations(task: TestContext['task']): void {
  for (const { result } of (task.meta as { reports?: Report[] }).reports ?? [])
    if (result) result.passes = result.inapplicable = []
}
