import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { fillFrame, leaveFrame, type ShownFrame } from '../../src/prerender/paint/fillFrame'
import { entries, pageTemplate, Painted, painted } from './Painted'

/** The frame of staff's screens as the page of the build paints it. */
function PaintedFrame({ html, ...shown }: ShownFrame & { html: string }) {
  const fill = (page: HTMLElement) => {
    fillFrame(page, shown)
    leaveFrame(page)
  }
  return <Painted html={html} fill={fill} />
}

const meta = {
  title: 'Console/Painted frame',
  component: PaintedFrame,
  parameters: { frame: 'own', layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  loaders: [async () => ({ html: await pageTemplate() })],
  render: (args, { loaded }) => <PaintedFrame {...args} html={(loaded as { html: string }).html} />,
  args: {
    html: '',
    role: 'ADMIN',
    offers: ['history', 'pendingWork', 'claimDecisions'],
    entry: 2,
    theme: null,
  },
} satisfies Meta<typeof PaintedFrame>

export default meta
type Story = StoryObj<typeof meta>

const current = () => [...painted().querySelectorAll('[aria-current]')].map((link) => link.textContent)

export const Default: Story = {
  play: async () => {
    await expect(current()).toEqual(['Tags'])
    await expect(painted().querySelector('h1')).toHaveTextContent('Loading....')
    // All of it is a picture: a screen reader hears that the console loads.
    await expect(within(painted()).queryAllByRole('link')).toEqual([])
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading....')
  },
}

/** Above a record, a searched list, or what belongs to a project. */
export const Projects: Story = {
  args: { entry: 0 },
  play: async () => {
    await expect(current()).toEqual(['Projects'])
  },
}

export const UsersOfSuperAdmin: Story = {
  args: { role: 'SUPER_ADMIN', entry: 9 },
  play: async () => {
    await expect(current()).toEqual(['Manage Users'])
  },
}

/** An editor, on a host that offers nothing beyond the specification, with the dark theme chosen. */
export const Editor: Story = {
  args: { role: 'CONTENT_EDITOR', offers: [], entry: 5, theme: 'dark' },
  globals: { theme: 'dark' },
  play: async () => {
    await expect(current()).toEqual(['Settings'])
    await expect(entries().slice(-2)).toEqual(['Settings', 'Care'])
  },
}

export const Phone: Story = {
  tags: ['phone', '!desktop'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const [sidebar, bar] = painted().querySelectorAll('header')
    await expect(sidebar).not.toBeVisible()
    await expect(bar).toBeVisible()
  },
}
