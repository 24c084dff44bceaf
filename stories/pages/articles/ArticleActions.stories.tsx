import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ArticlesPage } from '../../../src/pages/articles/ArticlesPage'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { findToast } from '../../support/onScreen'
import { pageAt, patience, scenarioOf } from '../../support/page'

const meta = {
  title: 'Articles/More',
  ...pageAt({ at: paths.articles(), as: 'CONTENT_EDITOR' }),
  component: ArticlesPage,
} satisfies Meta<typeof ArticlesPage>

export default meta
type Story = StoryObj<typeof meta>

/** A duplicate fills the form, and is saved when it is added. */
export const Duplicate: Story = {
  play: async (context) => {
    const buttons = await screen.findAllByRole('button', { name: /^More for / }, patience)
    const button = buttons[0] as HTMLElement
    const title = (button.getAttribute('aria-label') ?? '').replace('More for ', '')
    await hand.click(button)
    const menu = within(await screen.findByRole('menu', {}, patience))
    await hand.click(menu.getByRole('menuitem', { name: 'Duplicate' }))
    const field = await screen.findByRole('textbox', { name: 'Title' }, patience)
    await waitFor(() => expect(field).toHaveValue(`${title} (copy)`), patience)
    await expect(scenarioOf(context).calls).not.toContain('articleCreate')
    await findToast('Copied into the form. Nothing is saved until you add it')
  },
}
