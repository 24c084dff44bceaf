import {
  ApplicationsIcon,
  CogIcon,
  CodeIcon,
  DocumentIcon,
  FolderCloseIcon,
  PeopleIcon,
  TagIcon,
} from '@blueprintjs/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { AppShell } from '../../../src/components/layout/AppShell'
import type { Theme } from '../../../src/components/layout/applyTheme'
import { OfflineBar } from '../../../src/components/layout/OfflineBar'
import { PageHeader } from '../../../src/components/layout/PageHeader'
import { Sidebar, type SidebarEntry } from '../../../src/components/layout/Sidebar'
import { ThemeSwitch } from '../../../src/components/layout/ThemeSwitch'
import { inRouter } from '../../support/inRouter'
import { hand } from '../../support/hand'

const entries: SidebarEntry[] = [
  { label: 'Projects', to: '/osn_main', icon: <ApplicationsIcon />, isCurrent: true },
  { label: 'Articles', to: '/article_main', icon: <DocumentIcon />, isCurrent: false },
  { label: 'Tags', to: '/tags_main', icon: <TagIcon />, isCurrent: false },
  { label: 'Language Stacks', to: '/language_stacks_main', icon: <CodeIcon />, isCurrent: false },
  { label: 'Categories', to: '/categories_main', icon: <FolderCloseIcon />, isCurrent: false },
  { label: 'Settings', to: '/settings', icon: <CogIcon />, isCurrent: false },
]
const moreEntries: SidebarEntry[] = [
  { label: 'Manage Users', to: '/manage_users_main/1', icon: <PeopleIcon />, isCurrent: false },
]

function Switch() {
  const [theme, setTheme] = useState<Theme>('system')
  return <ThemeSwitch theme={theme} onChange={setTheme} />
}

const logOut = fn()
const sidebar = (
  <Sidebar
    product="Projects"
    entries={entries}
    moreEntries={moreEntries}
    user={{ name: 'Ada Lovelace', role: 'SUPER_ADMIN' }}
    onLogOut={logOut}
  >
    <Switch />
  </Sidebar>
)

const meta = {
  title: 'Components/Layout/App shell',
  component: AppShell,
  decorators: [inRouter],
  parameters: { frame: 'own', layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    sidebar,
    children: (
      <>
        <PageHeader title="Projects">Everything in the directory, newest first.</PageHeader>
        <p>The page.</p>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['desktop'],
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(menu.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Projects',
      'Articles',
      'Tags',
      'Language Stacks',
      'Categories',
      'Settings',
      'Manage Users',
    ])
    await hand.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(logOut).toHaveBeenCalled()
  },
}

export const SkipsToTheContent: Story = {
  play: async ({ canvas }) => {
    await hand.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await hand.click(skip)
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const Offline: Story = {
  args: { banner: <OfflineBar isOffline /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/connection/i)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open drawer' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Articles' })).toBeNull()
  },
}

export const OpensTheDrawer: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open drawer' })
    await hand.click(opener)
    const drawer = canvas.getByRole('dialog', { name: 'Menu' })
    await expect(within(drawer).getByRole('link', { name: 'Articles' })).toBeVisible()
    await hand.click(within(drawer).getByRole('link', { name: 'Articles' }))
    await waitFor(() => expect(drawer).not.toBeVisible())
    await hand.click(opener)
    await expect(drawer).toBeVisible()
    await hand.clickBeside(within(drawer).getByRole('navigation'))
    await waitFor(() => expect(opener).toHaveFocus())
    await hand.click(opener)
  },
}
