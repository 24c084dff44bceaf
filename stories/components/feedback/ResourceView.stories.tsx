import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ResourceView } from '../../../src/components/feedback/ResourceView'
import { inRouter } from '../../support/inRouter'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Feedback/Resource view',
  component: ResourceView,
  args: {
    status: 'ready',
    onRetry: fn(),
    children: <p>Seven tags: build, css, editor, http, react, test, types.</p>,
  },
} satisfies Meta<typeof ResourceView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Seven tags/)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

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

/** What does not exist cannot be had by another try: a way back stands in its place. */
export const Missing: Story = {
  args: {
    status: 'failed',
    error: { message: 'This article does not exist', status: 404 },
    back: { to: '/article_main', label: 'All articles' },
    children: null,
  },
  decorators: [inRouter],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
    await expect(canvasElement.querySelector('[data-mark=missing]')).toBeVisible()
    const way = canvas.getByRole('link', { name: 'Go to all articles' })
    await expect(way).toHaveAttribute('href', '/article_main')
  },
}

/** Nobody but somebody with another role gets this: a lock stands above the sentence. */
export const Forbidden: Story = {
  args: {
    status: 'failed',
    error: { message: 'You have no permission to do this. Ask a super admin if you need it', status: 403 },
    children: null,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^You have no permission/)
    await expect(canvasElement.querySelector('[data-mark=locked]')).toBeVisible()
  },
}

export const FailedToRefresh: Story = {
  args: { status: 'failed', error: { message: 'something went wrong' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByText(/Seven tags/)).toBeVisible()
  },
}
