import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { dropStrayKeyUps } from '../../../src/components/feedback/dropStrayKeyUps'
import { BookForm, emptyBook, filledBook } from './BookForm'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Form/Form',
  component: BookForm,
  args: { onSubmit: fn(async () => true), onDirtyChange: fn() },
  // As the console does around every form.
  beforeEach: () => dropStrayKeyUps(document),
} satisfies Meta<typeof BookForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Add article' })).toBeEnabled()
  },
}

export const Filled: Story = {
  args: { initial: filledBook },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveValue(filledBook.title)
    await expect(canvas.getByLabelText('Project URL')).toHaveValue(filledBook.projectUrl)
  },
}

export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Add article' }))
    const title = canvas.getByLabelText('Title')
    await expect(title).toHaveFocus()
    await expect(title).toBeInvalid()
    await expect(title).toHaveAccessibleDescription('Title is required')
    await expect(canvas.getByLabelText('Project URL')).toHaveAccessibleDescription(
      'Incorrect projectUrl The home page, with https://',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 fields need your attention: Title, Project URL',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const ProblemsGoWhileCorrected: Story = {
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Add article' }))
    await hand.type(canvas.getByLabelText('Title'), 'A')
    await expect(canvas.queryByText('Title is required')).not.toBeInTheDocument()
    await expect(canvas.getByText('Incorrect projectUrl')).toBeVisible()
    await hand.clear(canvas.getByLabelText('Title'))
    await expect(await canvas.findByText('Title is required')).toBeVisible()
  },
}

export const Submits: Story = {
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByLabelText('Title'), '  Hands on compilers ')
    await hand.type(canvas.getByLabelText('Project URL'), ' https://example.org/hands')
    await hand.type(canvas.getByLabelText('Excerpt'), 'First line{Enter}second')
    await hand.selectOptions(canvas.getByLabelText('Language'), 'German')
    await hand.click(canvas.getByLabelText('Published'))
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await hand.click(canvas.getByRole('button', { name: 'Add article' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Hands on compilers',
      projectUrl: 'https://example.org/hands',
      excerpt: 'First line\nsecond',
      language: 'de',
      isPublished: false,
      authorId: 1,
    })
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.getByLabelText('Title')).toHaveValue('Hands on compilers')
  },
}

/** A form with a long text: Enter in a line leads on, and sends nothing; from the last field it leads to the button. */
export const EnterLeadsOn: Story = {
  args: { initial: { ...filledBook, title: '' } },
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByLabelText('Title'), ' New {Enter}')
    const url = canvas.getByLabelText<HTMLInputElement>('Project URL')
    await expect(url).toHaveFocus()
    await expect(url.selectionEnd).toBe(url.value.length)
    await expect(canvas.getByLabelText('Title')).toHaveValue('New')
    await hand.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Excerpt')).toHaveFocus()
    canvas.getByLabelText('Published').focus()
    await hand.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Add article' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const SaveKeyNormalisesAndSubmits: Story = {
  args: { initial: { ...filledBook, title: '' } },
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByLabelText('Title'), ' New {Control>}{Enter}{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filledBook, title: 'New' })
    await hand.click(canvas.getByLabelText('Excerpt'))
    await hand.keyboard('{Meta>}{Enter}{/Meta}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...filledBook, title: 'New' })
  },
}

export const ClearsAfterCreating: Story = {
  args: { clearOnSaved: true },
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByLabelText('Title'), 'One')
    await hand.type(canvas.getByLabelText('Project URL'), 'https://example.org{Control>}{Enter}{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('Title')).toHaveValue('')
    await expect(canvas.getByLabelText('Title')).toHaveFocus()
    await expect(canvas.getByLabelText('Project URL')).toHaveValue('')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
    await hand.type(canvas.getByLabelText('Title'), 'Two')
    await hand.type(canvas.getByLabelText('Project URL'), 'https://example.org/2{Control>}{Enter}{/Control}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...emptyBook,
      title: 'Two',
      projectUrl: 'https://example.org/2',
    })
  },
}

export const SaveKey: Story = {
  args: { initial: filledBook },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await hand.keyboard('{Control>}s{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await hand.click(canvas.getByLabelText('Excerpt'))
    await hand.keyboard('{Meta>}s{/Meta}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

export const Phone: Story = {
  args: { initial: { ...filledBook, title: 'ملف المشاريع 🧪 والكتب المفتوحة' } },
  tags: ['phone'],
}
