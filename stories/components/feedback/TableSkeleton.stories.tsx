import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ResourceView } from '../../../src/components/feedback/ResourceView'
import { TableSkeleton } from '../../../src/components/feedback/TableSkeleton'

const meta = {
  title: 'Components/Feedback/Table skeleton',
  component: TableSkeleton,
  decorators: [
    (Story) => (
      <ResourceView status="loading" label="Loading projects…" loading={<Story />} onRetry={() => undefined}>
        {null}
      </ResourceView>
    ),
  ],
  args: { rows: 6 },
} satisfies Meta<typeof TableSkeleton>
export default meta
type Story = StoryObj<typeof meta>

/** Rows as of tags: a name and its buttons. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading projects…')
    const busy = canvasElement.querySelector<HTMLElement>('[aria-busy=true]')!
    // It comes a moment later, so that a short wait shows nothing.
    await waitFor(() => expect(busy).toBeVisible())
    // It is only looked at: nothing of it is read out.
    await expect(busy.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    await expect(busy.textContent).toBe('')
  },
}

/** Rows as of projects: 48 px each where there is room beside the name. */
export const OfProjects: Story = {
  args: { hasPicture: true, hasNote: true, columns: 3 },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[style*="--row"]')].map((row) =>
      row.getBoundingClientRect(),
    )
    await expect(rows).toHaveLength(6)
    for (const row of rows) await expect(Math.round(row.height)).toBe(row.width < 720 ? 101 : 48)
  },
}

export const ManyRows: Story = {
  args: { rows: undefined, hasPicture: true, hasNote: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[style*="--row"]')).toHaveLength(16)
  },
}
