import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InShell } from '../../../src/components/layout/InShell'
import { StatusPage } from '../../../src/components/layout/StatusPage'

const meta = {
  title: 'Components/Layout/Status page',
  component: StatusPage,
  parameters: { frame: 'own', layout: 'fullscreen' },
  args: { title: 'Waiting for approval', picture: 'waiting' },
} satisfies Meta<typeof StatusPage>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  args: {
    children: 'Your request will be verified manually before access is granted.',
    actions: <Button text="Log out" />,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible()
  },
}

export const Locked: Story = {
  args: {
    title: 'you have no permission to access this page',
    picture: 'locked',
    actions: <Button intent="primary" text="Go back to homepage" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
  },
}

export const Lost: Story = {
  args: { title: "The page you are looking for doesn't exist", picture: 'lost' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible()
  },
}

export const LostInsideTheLayout: Story = {
  args: Lost.args,
  parameters: { frame: 'given' },
  decorators: [
    (Story) => (
      <InShell.Provider value>
        <Story />
      </InShell.Provider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1)
  },
}

export const Done: Story = {
  args: {
    title: 'Verification Successful',
    picture: 'done',
    actions: <Button intent="primary" text="Go Homepage" />,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible()
  },
}

export const Broken: Story = {
  args: { title: 'Verification Failed', picture: 'broken' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible()
  },
}
