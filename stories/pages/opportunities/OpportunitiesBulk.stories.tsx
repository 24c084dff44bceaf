import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { OpportunitiesPage } from '../../../src/pages/opportunities/OpportunitiesPage'
import { paths } from '../../../src/paths'
import { bulkCard, bulkDialog, chooseAction, select } from '../../support/records/manyRecords'
import { hand } from '../../support/hand'
import { findRow } from '../../support/onScreen'
import { pageAt, patience } from '../../support/page'

const at = { at: paths.opportunities(1), as: 'ADMIN' } as const

const meta = { title: 'Opportunities/Bulk edit', ...pageAt(at), component: OpportunitiesPage } satisfies Meta<
  typeof OpportunitiesPage
>

export default meta
type Story = StoryObj<typeof meta>

/** Deletes two at once; Undo restores them. */
export const Default: Story = {
  play: async () => {
    const names = await select(2)
    await chooseAction('Delete')
    const dialog = await bulkDialog('Delete 2 opportunities')
    await expect(await dialog.findAllByText('Listed → Deleted', {}, patience)).toHaveLength(2)
    await hand.click(dialog.getByRole('button', { name: 'Delete 2 opportunities' }))
    const card = await bulkCard('2 opportunities changed')
    for (const name of names) await expect(screen.queryByRole('rowheader', { name })).toBeNull()
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    await bulkCard('2 opportunities taken back')
    for (const name of names) await findRow(name)
  },
}
