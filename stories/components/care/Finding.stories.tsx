import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Finding } from '../../../src/components/care/Finding'
import { inRouter } from '../../support/inRouter'

const meta = {
  title: 'Components/Care/Finding',
  component: Finding,
  decorators: [inRouter],
  args: {
    kind: 'Tag',
    records: [
      { id: 1, name: 'javascript', to: '/tags_main/edit/1', note: '6 projects, 1 article' },
      { id: 9, name: 'Java Script', to: '/tags_main/edit/9', note: '1 project' },
    ],
    children: <Button size="small" variant="minimal" text="Keep both" />,
  },
} satisfies Meta<typeof Finding>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Java Script' })).toHaveAttribute(
      'href',
      '/tags_main/edit/9',
    )
    await expect(canvas.getByText('6 projects, 1 article')).toBeVisible()
  },
}

/** One record, of a list whose records are all of one kind. */
export const One: Story = {
  args: { kind: undefined, records: [{ id: 1, name: 'ספריית תרגום פתוחה', to: '/osn_main/edit/10' }] },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent('ספריית תרגום פתוחה'),
}

/** Of very many records the first ones are named. */
export const More: Story = {
  args: { more: 4980 },
  play: async ({ canvas }) => expect(canvas.getByText('and 4,980 more')).toBeVisible(),
}

/** Long names break, and push nothing out of the row. */
export const Long: Story = {
  args: {
    records: [
      { id: 1, name: 'a-name-without-any-blank-'.repeat(8), to: '/tags_main/edit/1', note: 'Not used' },
      { id: 2, name: 'Another name, which is long too, and has blanks', to: '/tags_main/edit/2' },
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep both' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
