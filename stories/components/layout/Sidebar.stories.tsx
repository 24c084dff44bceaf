import { ApplicationsIcon, DocumentIcon, PeopleIcon } from '@blueprintjs/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Sidebar } from '../../../src/components/layout/Sidebar'
import { inRouter } from '../../support/inRouter'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Layout/Sidebar',
  component: Sidebar,
  decorators: [
    (Story) => (
      <div style={{ width: 232, height: 560, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
    inRouter,
  ],
  args: {
    product: 'Projects',
    entries: [
      { label: 'Projects', to: '/osn_main', icon: <ApplicationsIcon />, isCurrent: false },
      { label: 'Articles', to: '/article_main', icon: <DocumentIcon />, isCurrent: true },
    ],
    onLogOut: fn(),
  },
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { user: { name: 'Grace Hopper', role: 'CONTENT_EDITOR' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Projects' })).not.toHaveAttribute('aria-current')
    await hand.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(args.onLogOut).toHaveBeenCalledTimes(1)
  },
}

export const WithASecondList: Story = {
  args: {
    moreEntries: [
      { label: 'Manage Users', to: '/manage_users_main/1', icon: <PeopleIcon />, isCurrent: false },
    ],
    user: { name: 'Ada Lovelace', role: 'SUPER_ADMIN' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Manage Users' })).toBeVisible()
    await expect(canvas.getByText('Super admin')).toHaveAttribute('title', 'SUPER_ADMIN')
  },
}

/** Lists that the user saved, below everybody's places. */
export const WithViews: Story = {
  args: {
    user: { name: 'Grace Hopper', role: 'CONTENT_EDITOR' },
    views: {
      list: [
        { id: '1', name: 'Featured, Tag: cli', to: '/osn_main?show=featured%2Ctag%3A1', isCurrent: false },
        {
          id: '2',
          name: 'A name as long as names of views can be, all of sixty of it',
          to: '/article_main?q=a',
          isCurrent: false,
        },
      ],
      onEdit: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: 'Views' }).children).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Featured, Tag: cli' })).toHaveAttribute(
      'href',
      '/osn_main?show=featured%2Ctag%3A1',
    )
    await hand.click(canvas.getByRole('button', { name: 'Edit views' }))
    await expect(args.views?.onEdit).toHaveBeenCalledTimes(1)
  },
}

/** Lists that others share, with who does; without own ones they have the button that edits views. */
export const WithSharedViews: Story = {
  args: {
    views: {
      list: [],
      shared: [
        { id: 1, name: 'For the newsletter', by: 'Grace Hopper', to: '/article_main?q=a', isCurrent: true },
        {
          id: 2,
          name: 'A name as long as names of views can be, all of sixty of it',
          by: 'you',
          to: '/osn_main?q=b',
          isCurrent: false,
        },
      ],
      onEdit: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: 'Shared views' }).children).toHaveLength(2)
    await expect(canvas.queryByRole('list', { name: 'Views' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'For the newsletter by Grace Hopper' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await hand.click(canvas.getByRole('button', { name: 'Edit views' }))
    await expect(args.views?.onEdit).toHaveBeenCalledTimes(1)
  },
}

/** The shared ones could not be loaded; the own ones are there all the same. */
export const SharedViewsFailed: Story = {
  args: {
    views: {
      list: [{ id: '1', name: 'Featured', to: '/osn_main?show=featured', isCurrent: false }],
      shared: [],
      onEdit: fn(),
      failure: { message: 'The server did not answer in time', isRetrying: false, onRetry: fn() },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Featured' })).toBeVisible()
    await expect(
      canvas.getByText('Shared views could not be loaded: The server did not answer in time'),
    ).toBeVisible()
    await hand.click(canvas.getByRole('button', { name: 'Load shared views' }))
    await expect(args.views?.failure?.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const LongWords: Story = {
  args: {
    product: 'Directory of free and open software of the whole wide world',
    user: {
      name: 'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine the Elder',
      role: 'A_ROLE_OF_ANOTHER_HOST',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    for (const words of [/^Directory of free/, /^Wolfeschlegel/])
      await expect(canvas.getByText(words).getBoundingClientRect().right).toBeLessThanOrEqual(
        canvasElement.getBoundingClientRect().left + 300,
      )
  },
}

export const NobodyYet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeEnabled()
  },
}
