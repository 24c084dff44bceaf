import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { TagsPage } from '../../../src/pages/taxonomy/TagsPage'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { findHeading, findRow } from '../../support/onScreen'
import { inScenario, pageAt, patience } from '../../support/page'

const at = { at: paths.tags(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Tags/More', ...pageAt(at), component: TagsPage } satisfies Meta<typeof TagsPage>

export default meta
type Story = StoryObj<typeof meta>

async function more(name: string) {
  await hand.click(await screen.findByRole('button', { name: `More for ${name}` }, patience))
  return within(await screen.findByRole('menu', { name: `More for ${name}` }, patience))
}

export const Default: Story = {
  play: async () => {
    // Until the lists have come it is not known that something uses it.
    await (await findRow('testing')).findByRole('link', { name: /\d projects?/ }, patience)
    const menu = await more('testing')
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Open in a new tab',
      'Copy link',
      'Remove…. It is in use: merge it into another one',
    ])
    await hand.click(menu.getByRole('menuitem', { name: 'Open' }))
    await findHeading('Edit testing')
  },
}

/** In a tree as in a list. */
export const Categories: Story = {
  parameters: inScenario({ ...at, at: paths.categories() }),
  play: async () => {
    const menu = await more('Bundlers')
    await hand.click(menu.getByRole('menuitem', { name: 'Open' }))
    await findHeading('Edit Bundlers')
    const page = await more('Bundlers')
    await expect(page.getAllByRole('menuitem')).toHaveLength(3)
  },
}

/** An opportunity leads to its applicants too. */
export const Opportunities: Story = {
  parameters: inScenario({ ...at, at: paths.opportunities(1) }),
  play: async () => {
    const buttons = await screen.findAllByRole('button', { name: /^More for / }, patience)
    await hand.click(buttons[0] as HTMLElement)
    const menu = within(await screen.findByRole('menu', {}, patience))
    await expect(menu.getByRole('menuitem', { name: /^Applicants/ })).toBeVisible()
  },
}
