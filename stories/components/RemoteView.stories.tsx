import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RemoteView } from '../../src/components/RemoteView'
import { hand } from '../support/hand'

const meta = {
  component: RemoteView,
  args: {
    status: 'ready',
    onRetry: fn(),
    children: <p>Seven tags: build, css, editor, http, react, test, types.</p>,
  },
} satisfies Meta<typeof RemoteView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = {
  args: { status: 'loading', label: 'Loading tags…', children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading tags…')
  },
}

export const Refreshing: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Seven tags/)).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    status: 'failed',
    error: { message: 'Something went wrong. Please check your internet connection' },
    children: null,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check your internet connection')
    await hand.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** Retry was pressed: it says so, and a second press does nothing. */
export const Retrying: Story = {
  args: { status: 'failed', error: { message: 'something went wrong' }, isRetrying: true, children: null },
  play: async ({ canvas, args }) => {
    await hand.clickDisabled(canvas.getByRole('button', { name: /Retry/ }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const FailedWithWayOn: Story = {
  args: {
    status: 'failed',
    error: { message: 'This article is gone', wayOn: <a href="#articles">Back to Articles</a> },
    children: null,
  },
}

export const FailedToRefresh: Story = {
  args: { status: 'failed', error: { message: 'something went wrong' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByText(/Seven tags/)).toBeVisible()
  },
}
