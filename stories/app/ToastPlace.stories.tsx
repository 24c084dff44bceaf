import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { MainLayout } from '../../src/app/MainLayout'
import { paths } from '../../src/paths'
import { hand } from '../support/hand'
import { fill, findHeading, findToast, press } from '../support/onScreen'
import { pageAt } from '../support/page'
import { reach } from '../support/reach'

const meta = {
  title: 'Console/Notifications',
  ...pageAt({ at: paths.tagEdit(3), as: 'ADMIN' }),
  component: MainLayout,
} satisfies Meta<typeof MainLayout>

export default meta
type Story = StoryObj<typeof meta>

const long =
  'a tag with a name that is so long that its heading goes from one side of the page to the other side'

/** Toasts stand above the heading: it can be read and what is around it pressed, whatever the toast says. */
export const AboveTheHeading: Story = {
  play: async () => {
    await fill('Name', long)
    await press('Save tag')
    const toast = await findToast('Tag saved')
    const heading = await findHeading(`Edit ${long}`)
    await fill('Name', `${long}, again`)
    await press('Save tag')
    const lowest = () => (toast.parentElement ?? toast).getBoundingClientRect().bottom
    await expect(lowest()).toBeLessThanOrEqual(heading.getBoundingClientRect().top)
    const opener = screen.queryByRole('button', { name: 'Open drawer' })
    if (opener) await expect(reach(opener)).toHaveProperty('x')
    await hand.click(screen.getByRole('link', { name: 'All tags' }))
    await findHeading('Tags')
  },
}
