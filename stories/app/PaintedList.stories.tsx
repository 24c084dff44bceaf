import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { ProjectRow } from '../../src/contract/entities'
import { fillPage, type Shown } from '../../src/prerender/paint/fillPage'
import { sampleRows } from '../../src/prerender/samples'
import { hand } from '../support/hand'
import { entries, pageTemplate, Painted, painted } from './Painted'

/** Rows that show everything that rows can differ in. */
const [full, empty] = sampleRows
const rows: ProjectRow[] = [
  { ...full, name: 'react', tagline: 'The library for web and native user interfaces' },
  { ...full, name: '@electric-sql/pglite', tagline: 'Lightweight WASM Postgres', isFeatured: false },
  {
    ...full,
    name: 'vite',
    tagline: 'Next generation frontend tooling',
    claims: [{ id: 1, status: 'APPROVED' }],
  },
  { ...empty, name: 'éclair', tagline: '', isActive: true },
  { ...empty, name: 'draft-js', tagline: 'A framework for building text editors' },
  { ...full, name: 'zod', tagline: 'Schema validation', featuredImage: '', isClaimed: false, claimed: [] },
].map((row, index) => ({ ...row, id: index + 1 }))

/** The page of all projects as the page of the build paints it. */
const PaintedList = ({ html, ...shown }: Shown & { html: string }) => (
  <Painted html={html} fill={(page) => fillPage(page, shown)} />
)

const meta = {
  title: 'Console/Painted list',
  component: PaintedList,
  parameters: { frame: 'own', layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  loaders: [async () => ({ html: await pageTemplate() })],
  render: (args, { loaded }) => <PaintedList {...args} html={(loaded as { html: string }).html} />,
  args: {
    html: '',
    role: 'ADMIN',
    offers: ['history', 'pendingWork', 'claimDecisions'],
    rows,
    isHome: true,
    theme: null,
    shortcuts: null,
  },
} satisfies Meta<typeof PaintedList>

export default meta
type Story = StoryObj<typeof meta>

const names = () => [...painted().querySelectorAll('tbody th a')].map((link) => link.textContent)

export const Default: Story = {
  play: async () => {
    await expect(names()).toEqual(rows.map(({ name }) => name))
    await expect(entries().slice(-3)).toEqual(['Inbox', 'Care', 'History'])
    // Nothing but its search is there for keys and for who does not see it.
    const search = within(painted()).getByRole('searchbox', { name: 'Search' })
    await expect(within(painted()).queryAllByRole('link')).toEqual([])
    await hand.type(search, 'react')
    await expect(search).toHaveValue('react')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading....')
  },
}

export const OtherPath: Story = {
  args: { isHome: false },
  play: async () => {
    await expect(painted().querySelectorAll('section')).toHaveLength(2)
    await expect(names()).toHaveLength(rows.length)
  },
}

/** Who has chosen the dark theme; `paintList` puts it on the page. */
export const DarkChosen: Story = {
  args: { theme: 'dark' },
  globals: { theme: 'dark' },
  play: async () => {
    const chosen = [...painted().querySelectorAll<HTMLInputElement>('input[type=radio]')].map(
      (one) => one.checked,
    )
    await expect(chosen).toEqual([false, true, false])
  },
}

export const SuperAdmin: Story = {
  args: { role: 'SUPER_ADMIN' },
  play: async () => {
    await expect(entries().slice(-4)).toEqual(['Inbox', 'Care', 'History', 'Manage Users'])
  },
}

/** An editor, on a host that offers nothing beyond the specification. */
export const Editor: Story = {
  args: { role: 'CONTENT_EDITOR', offers: [], shortcuts: 'off' },
  play: async () => {
    await expect(entries().slice(-2)).toEqual(['Settings', 'Care'])
    await expect(painted().querySelectorAll('kbd')).toHaveLength(1)
  },
}

/** A host whose list does not say when a project was changed. */
export const WithoutDates: Story = {
  args: { rows: rows.map((row) => ({ ...row, updatedAt: null })) },
  play: async () => {
    await expect(painted().querySelectorAll('table [data-spare], time')).toHaveLength(0)
    await expect(names()).toHaveLength(rows.length)
  },
}

export const Phone: Story = {
  tags: ['phone', '!desktop'],
  play: async () => {
    await expect(names()).toEqual(rows.map(({ name }) => name))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
