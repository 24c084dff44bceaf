import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormSkeleton } from '../../../src/components/feedback/FormSkeleton'
import { ResourceView } from '../../../src/components/feedback/ResourceView'

const meta = {
  title: 'Components/Feedback/Form skeleton',
  component: FormSkeleton,
  decorators: [
    (Story) => (
      <ResourceView
        status="loading"
        label="Loading the project…"
        loading={<Story />}
        onRetry={() => undefined}
      >
        {null}
      </ResourceView>
    ),
  ],
  args: { lines: [1] },
} satisfies Meta<typeof FormSkeleton>
export default meta
type Story = StoryObj<typeof meta>

/** A form of one field, as of a tag. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the project…')
    await expect(canvasElement.querySelectorAll('[data-line]')).toHaveLength(1)
  },
}

/** Fields beside each other, a rich text, and a rail of cards. */
export const WithRail: Story = {
  args: { lines: [2, 2, 'text', 'area'], rail: [3, 'image', 3] },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('[data-line]')].map((one) =>
      one.getBoundingClientRect(),
    )
    await expect(first!.top === second!.top).toBe(innerWidth >= 640)
    await expect(canvasElement.querySelectorAll('[data-line]')).toHaveLength(6)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
