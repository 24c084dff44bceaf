import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { App } from '../../src/app/App'
import { paths } from '../../src/paths'
import { consoleAt } from '../support/consoleAt'
import { findToast } from '../support/onScreen'
import { inScenario, patience, scenarioOf } from '../support/page'
import { findFocus, focused, keys, tabTo } from './keys'

/** Keeping tags, categories and stacks in order, by keyboard alone. */
const meta = {
  title: 'Keyboard/Care',
  ...consoleAt({ at: paths.care('?list=unused'), as: 'CONTENT_EDITOR' }),
  component: App,
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

export const RemovesWhatIsUnusedAndUndoesIt: Story = {
  parameters: inScenario({ at: paths.care('?list=unused'), as: 'CONTENT_EDITOR' }),
  play: async (context) => {
    await tabTo('button', 'Remove… Django')
    await keys('{Enter}')
    await findFocus('button', 'Cancel')
    await keys('{Escape}')
    await findFocus('button', 'Remove… Django')
    await keys('{Enter}')
    await findFocus('button', 'Cancel')
    await tabTo('button', 'Remove')
    await keys('{Enter}')
    await expect(await findToast('Django removed')).toBeVisible()
    await tabTo('button', 'Undo')
    await keys('{Enter}')
    await expect(await findToast('Django is back')).toBeVisible()
    await expect(screen.getByRole('main')).toContainElement(focused())
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.languageStacks.find(8))
    await expect(stored).toMatchObject({ name: 'Django', parentId: 4 })
  },
}

export const MergesTwoCategories: Story = {
  parameters: inScenario({ at: paths.categoryEdit(5), as: 'CONTENT_EDITOR' }),
  play: async (context) => {
    await tabTo('button', 'Merge… Testing')
    await keys('{Enter}')
    await findFocus('combobox', 'Merge Testing with')
    await keys('Data')
    await screen.findByRole('option', { name: 'Data' }, patience)
    await keys('{Enter}')
    const stays = await tabTo('radio', /^(Data|Testing)/)
    await expect(stays).toBeChecked()
    await tabTo('button', 'Merge')
    await keys('{Enter}')
    await expect(await findToast(/^(Testing merged into Data|Data merged into Testing)$/)).toBeVisible()
    await expect(focused()).toBeVisible()
    const { database } = scenarioOf(context).server
    const names = (await database.transaction(({ categories }) => categories.all())).map(({ name }) => name)
    await expect(names.filter((name) => name === 'Data' || name === 'Testing')).toHaveLength(1)
  },
}
