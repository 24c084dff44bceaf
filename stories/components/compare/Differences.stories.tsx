import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Differences } from '../../../src/components/compare/Differences'
import type { FormField } from '../../../src/lib/FormController'

const fields: Record<string, FormField> = {
  license: { label: 'License' },
  isActive: { label: 'Active' },
  content: { label: 'Content', kind: 'html' },
}
const long = Array.from({ length: 60 }, () => 'first').join(' ')

const meta = {
  title: 'Components/Compare/Differences',
  component: Differences,
  args: {
    names: ['license', 'isActive'],
    versions: [
      { heading: 'Before', values: { license: '', isActive: true } },
      { heading: 'After', values: { license: 'MIT', isActive: false } },
    ],
    fieldOf: (name) => fields[name],
  },
} satisfies Meta<typeof Differences>

export default meta
type Story = StoryObj<typeof meta>

/** Each value as its field would say it; a dash stands for nothing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const words = (label: string) =>
      canvas.getByRole('group', { name: `Versions of ${label}` }).querySelector('dl')?.textContent
    await expect(words('License')).toBe('Before–AfterMIT')
    await expect(words('Active')).toBe('BeforeYesAfterNo')
  },
}

/** In a long text the words are marked that came and went; the keyboard reaches its box, to scroll. */
export const LongText: Story = {
  args: {
    names: ['content'],
    versions: [
      { heading: 'Before', values: { content: `<p>${long} end</p>` } },
      { heading: 'After', values: { content: `<p>${long} beginning</p>` } },
    ],
  },
  play: async ({ canvas }) => {
    const after = within(canvas.getByRole('group', { name: 'After, Content' }))
    await expect(after.getByText('beginning').tagName).toBe('INS')
    await expect(after.getByText('end').tagName).toBe('DEL')
  },
}

/** One version alone: what a record was added with. */
export const OneVersion: Story = {
  args: { names: ['license'], versions: [{ heading: 'As added', values: { license: 'MIT' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As added')).toBeVisible()
    await expect(canvas.getByText('MIT')).toBeVisible()
  },
}
