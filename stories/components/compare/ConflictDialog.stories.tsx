import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ConflictDialog } from '../../../src/components/compare/ConflictDialog'
import type { FormField } from '../../../src/lib/FormController'
import { hand } from '../../support/hand'

const tags: Record<number, string> = { 1: 'database', 2: 'javascript', 3: 'testing' }
const fields: Record<string, FormField> = {
  title: { label: 'Title' },
  excerpt: { label: 'Excerpt' },
  isFeatured: { label: 'Featured' },
  content: { label: 'Content', kind: 'html' },
  tags: { label: 'Tags', show: (ids) => (ids as number[]).map((id) => tags[id]).join(', ') },
  mediaJson: { label: 'Media', kind: 'media' },
}

const meta = {
  title: 'Components/Compare/Conflict dialog',
  component: ConflictDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    isOpen: true,
    fields: ['title'],
    original: { title: 'How to begin' },
    theirs: { title: 'How to make your first contribution' },
    mine: { title: 'Your first contribution' },
    fieldOf: (name) => fields[name],
    onChoose: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConflictDialog>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Somebody else changed this meanwhile' }))
type Inside = Awaited<ReturnType<typeof findDialog>>
const versionsOf = (dialog: Inside, label: string) =>
  within(dialog.getByRole('group', { name: `Versions of ${label}` }))
const choose = (dialog: Inside, label: string, side: 'theirs' | 'yours') =>
  hand.click(
    within(dialog.getByRole('radiogroup', { name: `Choose for ${label}` })).getByLabelText(`Keep ${side}`),
  )

/** The original, theirs and yours beside each other; nothing is chosen beforehand, and nothing can be saved before. */
export const OneField: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog()
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/Nothing is saved until you choose/)
    await expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Original',
      'Theirs',
      'Yours',
    ])
    const save = dialog.getByRole('button', { name: 'Save choices' })
    await expect(save).toBeDisabled()
    await waitFor(() => expect(dialog.getByLabelText('Keep theirs')).toHaveFocus())
    await expect(dialog.getByText('Still to choose: Title')).toBeVisible()
    await choose(dialog, 'Title', 'theirs')
    await choose(dialog, 'Title', 'yours')
    await hand.click(save)
    await expect(args.onChoose).toHaveBeenCalledWith({ title: 'Your first contribution' })
  },
}

/** Each field has its own choice; Escape goes back to the form. */
export const SeveralFields: Story = {
  args: {
    fields: ['title', 'excerpt', 'isFeatured'],
    original: { title: 'How to begin', excerpt: '', isFeatured: false },
    theirs: { title: 'Begin here', excerpt: 'A first step.', isFeatured: true },
    mine: { title: 'First steps', excerpt: 'Small steps.', isFeatured: false },
  },
  play: async ({ args }) => {
    const dialog = await findDialog()
    await expect(versionsOf(dialog, 'Featured').getByText('Yes')).toBeVisible()
    await choose(dialog, 'Title', 'yours')
    await choose(dialog, 'Excerpt', 'theirs')
    await expect(dialog.getByText('Still to choose: Featured')).toBeVisible()
    await choose(dialog, 'Featured', 'theirs')
    await hand.click(dialog.getByRole('button', { name: 'Save choices' }))
    await expect(args.onChoose).toHaveBeenCalledWith({
      title: 'First steps',
      excerpt: 'A first step.',
      isFeatured: true,
    })
    await hand.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Texts as one reads them, choices and media by their names; a long text is reached and scrolled by keys. */
export const RichTextAndPickers: Story = {
  args: {
    fields: ['content', 'tags', 'mediaJson'],
    original: { content: '<p>One</p>', tags: [1], mediaJson: '[]' },
    theirs: {
      content: `<h2>Two</h2>${'<p>And a line of theirs, <b>in bold</b>.</p>'.repeat(20)}`,
      tags: [1, 2],
      mediaJson: JSON.stringify([{ name: 'Tour', url: 'https://youtu.be/dQw4w9WgXcQ', type: 'YOUTUBE' }]),
    },
    mine: {
      content: '<ul><li>Three</li></ul><p><a href="https://example.org">More</a></p>',
      tags: [3],
      mediaJson: '[]',
    },
  },
  play: async () => {
    const dialog = await findDialog()
    const content = versionsOf(dialog, 'Content')
    await expect(content.getByText(/• Three\s+More \(https:\/\/example.org\)/)).toBeVisible()
    await expect(content.queryByText(/<p>|<li>/)).toBeNull()
    const long = content.getByLabelText('Theirs, Content')
    long.focus()
    await expect(long).toHaveFocus()
    await expect(versionsOf(dialog, 'Tags').getByText('database, javascript')).toBeVisible()
    await expect(versionsOf(dialog, 'Media').getByText(/Tour/)).toBeVisible()
  },
}

const long = (last: string) =>
  `${'<p>A line that nobody touched, as most of them are.</p>'.repeat(20)}<p>${last}</p>`

/** In a long text the words that came and went are marked, and the first of them is in sight. */
export const LongText: Story = {
  args: {
    fields: ['content'],
    original: { content: long('Have Node 18 at hand.') },
    theirs: { content: long('Have Node 20 at hand.') },
    mine: { content: long('Have Node 18 or Bun at hand.') },
  },
  play: async () => {
    const content = versionsOf(await findDialog(), 'Content')
    const theirs = content.getByLabelText('Theirs, Content')
    await expect(within(theirs).getByRole('insertion')).toHaveTextContent('20')
    await expect(within(theirs).getByRole('deletion')).toHaveTextContent('18')
    const yours = content.getByLabelText('Yours, Content')
    const added = within(yours).getByRole('insertion')
    await expect(added).toHaveTextContent('or Bun')
    const [box, word] = [yours.getBoundingClientRect(), added.getBoundingClientRect()]
    await expect(word.top >= box.top && word.bottom <= box.bottom).toBe(true)
  },
}

/** On a phone the versions stand below each other, and nothing leaves the screen. */
export const OnAPhone: Story = {
  args: {
    ...RichTextAndPickers.args,
    theirs: { ...RichTextAndPickers.args?.theirs, content: `<p>${'https://example.org/'.repeat(30)}</p>` },
  },
  tags: ['phone'],
  play: async () => {
    await findDialog()
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth))
    const choices = [...dialog.querySelectorAll('dd, label, button')]
    const isInside = choices.every((one) => one.getBoundingClientRect().right <= innerWidth)
    await expect(isInside).toBe(true)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
