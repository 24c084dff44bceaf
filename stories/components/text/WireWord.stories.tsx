import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WireWord } from '../../../src/components/text/WireWord'
import { mediaTypeWord, roleWord } from '../../../src/contract/words'

const meta = {
  title: 'Components/Text/Wire word',
  component: WireWord,
  args: { value: 'CONTENT_EDITOR', word: roleWord },
} satisfies Meta<typeof WireWord>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Content editor')).toHaveAttribute('title', 'CONTENT_EDITOR')
  },
}

export const MediaType: Story = {
  args: { value: 'YOUTUBE', word: mediaTypeWord },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('YouTube')).toHaveAttribute('title', 'YOUTUBE')
  },
}

/** What this console does not know is shown as the host sent it. */
export const Unknown: Story = {
  args: { value: 'AUDITOR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AUDITOR')).not.toHaveAttribute('title')
  },
}
