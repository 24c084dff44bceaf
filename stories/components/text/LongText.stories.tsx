import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { LongText } from '../../../src/components/text/LongText'
import { hand } from '../../support/hand'

const letter = [
  'I have written parsers for ten years and maintain two of them.',
  'What I would change first is how errors are reported: today a reader sees where the parser gave up, not where the writer went wrong.',
  'أستطيع أن أبدأ الأسبوع المقبل.',
].join('\n\n')

const meta = {
  title: 'Components/Text/Long text',
  component: LongText,
  args: { title: 'Proposal letter of Ada Lovelace', text: letter },
} satisfies Meta<typeof LongText>

export default meta
type Story = StoryObj<typeof meta>

export const Long: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/parsers for ten years/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Read all: ${args.title}` })).toBeVisible()
  },
}

/** In a narrow column the text has all of its width: the button stands below. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 150 }}>{Story()}</div>],
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(/parsers for ten years/).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: `Read all: ${args.title}` }).getBoundingClientRect()
    await expect(text.width).toBe(150)
    await expect(button.top).toBeGreaterThanOrEqual(text.bottom)
  },
}

export const Short: Story = {
  args: { text: 'I would like to help.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Nothing: Story = {
  args: { text: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const ReadsAll: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: `Read all: ${args.title}` })
    await hand.click(opener)
    const dialog = await screen.findByRole('dialog', { name: args.title })
    await expect(dialog).toHaveTextContent('where the writer went wrong')
    await waitFor(() => expect(within(dialog).getByRole('region', { name: args.title })).toHaveFocus())
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await hand.click(opener)
    await screen.findByRole('dialog')
  },
}
