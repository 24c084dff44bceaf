import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddLink } from '../../../src/components/list/AddLink'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Layout/Add link',
  component: AddLink,
  args: { id: 'add-book', label: 'Add book', isMain: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <form id="add-book" aria-label="Add book">
          <label data-field="name">
            Name <input name="name" />
          </label>
        </form>
      </>
    ),
  ],
} satisfies Meta<typeof AddLink>
export default meta
type Story = StoryObj<typeof meta>

/** In the head of a list. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.label })
    await expect(link).toHaveAttribute('href', '#add-book')
    await hand.click(link)
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
  },
}

/** Where a list is empty: the head has the page's main action already. */
export const Plain: Story = { args: { label: 'Add the first book', isMain: false }, play: Default.play! }
