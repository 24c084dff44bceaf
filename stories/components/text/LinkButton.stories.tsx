import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from '../../../src/components/text/LinkButton'
import { inRouter } from '../../support/inRouter'

const meta = {
  title: 'Components/Text/Link button',
  component: LinkButton,
  decorators: [inRouter],
  args: { to: '/osn_main/edit/7', text: 'Edit', label: 'Edit React' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit React' })).toHaveAttribute('href', '/osn_main/edit/7')
  },
}

export const Primary: Story = {
  args: { intent: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit React' })).toHaveTextContent('Edit')
  },
}

/** Outside of tables: as large as other buttons. */
export const Medium: Story = {
  args: { intent: 'primary', size: 'medium' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Edit React' })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(30)
  },
}

export const Disabled: Story = {
  args: { text: 'Claims', label: 'Claims on React', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Claims on React' })).toBeDisabled()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
