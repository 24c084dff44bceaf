import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CategoriesPage } from '../../../src/pages/taxonomy/CategoriesPage'
import { paths } from '../../../src/paths'
import { bulkCard, bulkDialog, chooseAction } from '../../support/records/manyRecords'
import { hand } from '../../support/hand'
import { findRow } from '../../support/onScreen'
import { pageAt, patience } from '../../support/page'

const at = { at: paths.categories(), as: 'ADMIN' } as const

const meta = { title: 'Categories/Bulk edit', ...pageAt(at), component: CategoriesPage } satisfies Meta<
  typeof CategoriesPage
>

export default meta
type Story = StoryObj<typeof meta>

const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` }, patience)

/** Two categories get another parent; one that would lie below itself is left alone. */
export const Default: Story = {
  play: async () => {
    await hand.click(await box('Data'))
    await hand.click(await box('Testing'))
    await chooseAction('Parent')
    const dialog = await bulkDialog('Parent of 2 categories')
    await hand.click(dialog.getByRole('combobox', { name: 'Parent' }))
    await hand.click(await screen.findByRole('option', { name: /Databases$/ }, patience))
    await expect(
      await dialog.findByText(/It can't be saved: Choose another parent/, {}, patience),
    ).toBeVisible()
    await expect(dialog.getByText('Developer tools → Databases')).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Change 1 category' }))
    await bulkCard('1 category changed, 1 left as it is')
    await waitFor(
      async () => expect((await findRow('Testing')).getByText('Databases')).toBeVisible(),
      patience,
    )
  },
}

/** The keys of the tree stay what they are; Shift with the arrow keys selects. */
export const ByKeys: Story = {
  play: async () => {
    await box('Data')
    const row = screen.getAllByRole('row')[1]
    row?.focus()
    await hand.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    const bar = within(await screen.findByRole('region', { name: 'Selected categories' }))
    await expect(bar.getByText('3 selected')).toBeVisible()
    await hand.keyboard('{ArrowUp}')
    await expect(screen.getAllByRole('row')[2]).toHaveFocus()
    await hand.keyboard('{Escape}')
    await expect(screen.queryByRole('region', { name: /^Selected/ })).toBeNull()
  },
}
