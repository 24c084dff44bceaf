import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { App } from '../../src/app/App'
import { paths } from '../../src/paths'
import { consoleAt } from '../support/consoleAt'
import { imageFile } from '../support/imageFile'
import { findToast } from '../support/onScreen'
import { inScenario, patience, scenarioOf } from '../support/page'
import { findFocus, keys, tabTo } from './keys'
import { hand } from '../support/hand'

// The two great forms, by keyboard alone.
const meta = {
  title: 'Keyboard/Editing',
  ...consoleAt({ at: paths.projects(), as: 'ADMIN' }),
  component: App,
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

async function type(role: 'field' | 'textbox', name: string, text: string): Promise<void> {
  await tabTo(role, name)
  await keys(text)
}

async function choose(field: string, ...names: string[]): Promise<void> {
  await tabTo('combobox', field)
  for (const name of names) {
    await keys(name)
    await waitFor(
      () => expect(screen.getByRole('option', { name: new RegExp(`${name}$`) })).toBeVisible(),
      patience,
    )
    await keys('{ArrowDown}', '{Enter}')
    await screen.findByRole('button', { name: `Remove ${name}` }, patience)
  }
  await keys('{Escape}')
}

/** With tags and media; sent too early at first. The system's own window for files is outside of every page. */
export const AddsAProject: Story = {
  play: async (context) => {
    // Past the rows by the link of the head.
    await tabTo('link', 'Add project')
    await keys('{Enter}')
    await tabTo('field', 'License')
    await keys('{Control>}{Enter}{/Control}')
    await findFocus('field', 'Name')
    await keys('Atlas{Enter}')
    await findFocus('field', 'Project URL')
    await keys('https://example.org/atlas')
    await type('field', 'Tagline', 'Maps that everybody may change')
    await type('field', 'License', 'MIT')
    await type('textbox', 'Description', 'An atlas.')
    await type('field', 'Media name', 'A talk')
    await type('field', 'Media URL', 'https://www.youtube.com/watch?v=8pDqJVdNa44')
    await tabTo('button', 'Add')
    await keys('{Enter}')
    await screen.findByRole('button', { name: 'Remove A talk' }, patience)
    const file = await tabTo('field', 'Featured image')
    await hand.upload(file, imageFile())
    await screen.findByRole('img', { name: 'Preview: Featured image' }, patience)
    await choose('Tags', 'database', 'testing')
    await choose('Categories', 'Relational databases')
    await choose('Language stacks', 'Rust')
    await tabTo('button', 'Add project')
    await keys('{Enter}')
    await expect(await findToast('Project added')).toBeVisible()
    const { database } = scenarioOf(context).server
    const added = await database.transaction(async ({ projects }) => {
      const listed = (await projects.all()).find(({ name }) => name === 'Atlas')
      return listed && projects.find(listed.id)
    })
    await expect(added?.tags.map(({ name }) => name)).toEqual(['database', 'testing'])
    await expect(added?.mediaJson).toContain('A talk')
    await expect(added?.description).toContain('An atlas.')
  },
}

/** A list by Markdown's sign and a link by its shortcut; Tab leaves the editor once the list is done. */
export const EditsAnArticle: Story = {
  parameters: inScenario({ at: paths.articleEdit(1), as: 'ADMIN' }),
  play: async (context) => {
    await tabTo('textbox', 'Content')
    await keys('{Control>}{End}{/Control}', '{Enter}', '- first', '{Enter}', 'second', '{Enter}', '{Enter}')
    await keys('more here', '{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}', '{Control>}k{/Control}')
    await findFocus('field', 'Address')
    await keys('example.org')
    await keys('{Enter}')
    await findFocus('textbox', 'Content')
    await tabTo('button', 'Save article')
    await keys('{Enter}')
    await expect(await findToast('Article saved')).toBeVisible()
    const { database } = scenarioOf(context).server
    const { content } = (await database.transaction((tables) => tables.articles.find(1))) ?? {}
    await expect(content).toContain(
      '<ul><li>first</li><li>second</li></ul><p>more <a href="https://example.org"',
    )
  },
}
