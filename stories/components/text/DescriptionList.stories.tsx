import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '../../../src/components/text/DescriptionList'

const meta = {
  title: 'Components/Text/Description list',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Name', details: 'Ada Lovelace' },
      { term: 'E-mail', details: 'ada@example.org' },
      { term: 'Role', details: 'Super admin' },
      { term: 'Verified', details: 'Yes' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toEqual(['Name', 'E-mail', 'Role', 'Verified'])
  },
}

export const LongWords: Story = {
  tags: ['phone'],
  args: {
    items: [
      { term: 'Name', details: 'مكتبة الواجهات العربية' },
      { term: 'E-mail', details: `${'averylonglocalpart'.repeat(4)}@example.org` },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/@example\.org$/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
