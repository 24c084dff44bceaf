import { Classes } from '@blueprintjs/core'
import { afterEach as audit } from '@storybook/addon-a11y/preview'
import { configure } from 'storybook/test'
import { afterEach, type TestContext } from 'vitest'
import { page } from 'vitest/browser'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 8000 })

type Theme = 'light' | 'dark'

interface RanStory {
  id: string
  parameters: { a11y?: object }
  globals: Record<string, unknown>
  reporting: Parameters<typeof audit>[0]['reporting']
}

/** Width in px at which this run looks at every story, wherever its play took place. */
const width = Number(import.meta.env.STORY_WIDTH)
const height = width < 600 ? 740 : 800

const other = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark')

/**
 * After its play, and after axe has seen it there: each story as it stands then, in the other theme too, and at this
 * run's width where the play had one of its own. Only styles depend on the theme, so no play needs a second run for it.
 */
afterEach(async (context: TestContext & { story?: RanStory }) => {
  const { story, task } = context
  if (!story || task.result?.state === 'fail') return
  const begun: Theme = document.body.classList.contains(Classes.DARK) ? 'dark' : 'light'
  const isElsewhere = window.innerWidth !== width
  if (isElsewhere) await page.viewport(width, height)
  try {
    for (const theme of isElsewhere ? [begun, other(begun)] : [other(begun)]) await look(story, theme)
  } finally {
    wear(begun)
  }
})

async function look(story: RanStory, theme: Theme): Promise<void> {
  wear(theme)
  await painted()
  try {
    await audit({ ...story, viewMode: 'story' } as unknown as Parameters<typeof audit>[0])
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new Error(`In ${theme} at ${width} px: ${what}`, { cause: error })
  }
}

const wear = (theme: Theme) => document.body.classList.toggle(Classes.DARK, theme === 'dark')

/** Until observers of size and style have had their turn. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
