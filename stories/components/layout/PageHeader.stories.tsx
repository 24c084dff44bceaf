import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHeader } from '../../../src/components/layout/PageHeader'
import { inRouter } from '../../support/inRouter'

const meta = {
  title: 'Components/Layout/Page header',
  component: PageHeader,
  decorators: [inRouter],
  args: { title: 'Articles' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
  },
}

export const WithText: Story = {
  args: { children: 'Articles appear on the public site as soon as they are published.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/as soon as they are published/)).toBeVisible()
  },
}

export const WithBackAndActions: Story = {
  args: {
    title: 'Edit article',
    back: { label: 'Articles', to: '/article_main' },
    actions: <Button intent="primary" text="Save article" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Articles' })).toHaveAttribute('href', '/article_main')
  },
}

export const LongTitle: Story = {
  args: {
    title: 'Opportunities of مكتبة الواجهات العربية and Anextraordinarilylongprojectnamewithoutasinglespace',
    actions: <Button text="View all" />,
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'View all' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

let heading: HTMLHeadingElement | null = null

export const TakesTheFocus: Story = {
  // A function: Storybook writes args as JSON, and an element has no end.
  args: { headingRef: (element) => void (heading = element) },
  play: async ({ canvas }) => {
    heading?.focus()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Articles' })).toHaveFocus()
  },
}
