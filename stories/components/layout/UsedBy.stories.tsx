import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UsedBy } from '../../../src/components/record/UsedBy'
import { inRouter } from '../../support/inRouter'

const projects = { noun: { one: 'project', many: 'projects' }, to: '/osn_main?show=tag%3A1' }
const articles = { noun: { one: 'article', many: 'articles' }, to: '/article_main?show=tag%3A1' }

const meta = {
  title: 'Components/Layout/Used by',
  component: UsedBy,
  decorators: [inRouter],
  args: {
    parts: [
      { ...projects, count: 1204 },
      { ...articles, count: 1 },
    ],
  },
} satisfies Meta<typeof UsedBy>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent('Used by 1,204 projects and 1 article')
    await expect(canvas.getByRole('link', { name: '1,204 projects' })).toHaveAttribute('href', projects.to)
    await expect(canvas.getByRole('link', { name: '1 article' })).toHaveAttribute('href', articles.to)
  },
}

export const OneKind: Story = {
  args: {
    parts: [
      { ...projects, count: 3 },
      { ...articles, count: 0 },
    ],
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('p')).toHaveTextContent(/^Used by 3 projects$/),
}

/** The host has estimated it. */
export const About: Story = {
  args: { parts: [{ ...projects, count: 30_000, isAbout: true }] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'about 30,000 projects' })).toBeVisible(),
}

export const Unused: Story = {
  args: { parts: [{ ...projects, count: 0 }] },
  play: async ({ canvas }) => expect(canvas.getByText('Not used yet')).toBeVisible(),
}

/** As long as nobody has counted nothing is said. */
export const Unknown: Story = {
  args: { parts: [{ ...projects, count: undefined }] },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('p')).toBeNull(),
}

/** With what can be done about it. */
export const WithAction: Story = {
  args: { children: <Button size="small" variant="minimal" text="Merge" /> },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Merge' })).toBeVisible(),
}
