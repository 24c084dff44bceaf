import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../src/app/App'
import { paths } from '../../src/paths'
import { fill, findToast, press } from '../support/onScreen'
import { inWorld, pageMeta, patience, worldOf } from '../support/page'

const at = { at: paths.articleEdit(1), as: 'ADMIN' } as const

const meta = {
  ...pageMeta,
  component: App,
  // The world draws the console: what is given here is not used.
  args: { console: null as never, router: null as never },
  parameters: { ...pageMeta.parameters, ...inWorld(at) },
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

const findBar = async () => within(await screen.findByRole('region', { name: 'Kept draft' }, patience))

/** A storage that is full or forbidden is said once, and the form goes on as ever. */
export const StorageForbidden: Story = {
  parameters: inWorld({ ...at, at: paths.tags() }),
  play: async (context) => {
    const refuse = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))
    worldOf(context).spoilDrafts({ get: refuse, set: refuse, remove: refuse })
    await fill('Name', 'kept nowhere')
    await findToast(/no room for drafts/)
    await press('Add tag')
    await findToast('Tag added')
  },
}

/** A file that was chosen and not uploaded is named: it cannot be kept. */
export const FileLost: Story = {
  parameters: inWorld({ ...at, at: paths.articles(), faults: { upload: 'hang' } }),
  play: async (context) => {
    const world = worldOf(context)
    const { imageFile } = await import('../support/imageFile')
    await userEvent.upload(
      await screen.findByLabelText('Featured image', {}, patience),
      imageFile('holiday.png'),
    )
    await waitFor(() => expect(world.drafts.size).toBe(1))
    world.open(paths.articles())
    await expect((await findBar()).getByText(/Not kept, choose or add it again: holiday.png/)).toBeVisible()
  },
}
