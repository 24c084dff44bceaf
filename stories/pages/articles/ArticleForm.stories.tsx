import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { ArticleBody } from '../../../src/contract/bodies'
import type { UploadImage } from '../../../src/contract/uploads'
import { newArticle } from '../../../src/pages/articles/articleValues'
import { rules } from '../../../src/contract/rules'
import { ArticleForm } from '../../../src/pages/articles/ArticleForm'
import { fillArticle } from '../../support/records/fillArticle'
import { hasFailed, inEditor, isSaving, saves } from '../../support/storyEditor'
import { pick } from '../../support/onScreen'
import { taxonomyChoice } from '../../support/taxonomyChoice'
import { hand } from '../../support/hand'

const upload: UploadImage = fn(async () => '/uploads/1.png')
const filled: ArticleBody = {
  title: 'Ten small things',
  excerpt: 'Each of them small.',
  featuredImage: '/uploads/1.png',
  content: '<h2>First</h2><p>The first is the <strong>smallest</strong>.</p>',
  isPublished: false,
  isFeatured: true,
  tags: [2, 3],
}

const Edited = inEditor(ArticleForm, (values: ArticleBody) => rules.article(values))

const meta = {
  title: 'Articles/Form',
  component: Edited,
  args: {
    initial: newArticle,
    submitLabel: 'Add article',
    handling: saves<ArticleBody>(),
    tags: taxonomyChoice(['javascript', 'database', 'testing']),
    upload,
    isEditorWanted: true,
  },
} satisfies Meta<typeof Edited>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { initial: filled, submitLabel: 'Save article' } }

/** Title, excerpt and image are mandatory, tags are not (specification §5, decisions). */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Add article' }))
    await expect(await canvas.findByText('Featured image is mandatory')).toBeVisible()
    await expect(canvas.getByText('Title is required')).toBeVisible()
    await expect(canvas.getByText('Excerpt is required')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Tags' })).toBeValid()
    await expect(args.handling.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submits: Story = {
  play: async ({ args }) => {
    await fillArticle('Ten small things')
    await pick('Tags', 'testing', 'javascript')
    await hand.click(screen.getByRole('checkbox', { name: 'Published' }))
    await hand.click(screen.getByRole('checkbox', { name: 'Featured' }))
    await hand.click(screen.getByRole('button', { name: 'Add article' }))
    await waitFor(() =>
      expect(args.handling.onSubmit).toHaveBeenCalledWith({
        title: 'Ten small things',
        excerpt: 'Each of them small.',
        featuredImage: '/uploads/1.png',
        content: '<p>The first is the smallest.</p>',
        isPublished: false,
        isFeatured: true,
        tags: [3, 1],
      }),
    )
  },
}

/** What nobody edited is sent to the letter as it came. */
export const SubmitsUnedited: Story = {
  args: { initial: filled, submitLabel: 'Save article' },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('textbox', { name: 'Content' })
    await hand.click(canvas.getByRole('button', { name: 'Save article' }))
    await waitFor(() => expect(args.handling.onSubmit).toHaveBeenCalledWith(filled))
  },
}

export const Saving: Story = {
  args: { initial: filled, handling: isSaving<ArticleBody>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add article' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const SaveFailed: Story = {
  args: { initial: filled, handling: hasFailed<ArticleBody>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server says no')
    await expect(canvas.getByLabelText('Title')).toHaveValue('Ten small things')
  },
}
