import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ApiError } from '../../../src/api/errors'
import { BookForm, filledBook } from './BookForm'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Form/Sending',
  component: BookForm,
  args: { onSubmit: fn(async () => true), onDirtyChange: fn(), initial: filledBook },
} satisfies Meta<typeof BookForm>
export default meta
type Story = StoryObj<typeof meta>

export const Saving: Story = {
  args: { saving: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add article' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await hand.clickDisabled(button)
    await expect(button).toHaveFocus()
    await hand.type(canvas.getByLabelText('Title'), '{Control>}{Enter}{/Control}')
    await hand.keyboard('{Control>}s{/Control}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The answer is still under way: neither a second click nor a key sends again. */
export const OneSubmissionAtATime: Story = {
  args: { onSubmit: fn(() => new Promise<boolean>(() => {})) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add article' })
    await hand.dblClick(button)
    await hand.type(canvas.getByLabelText('Title'), '{Control>}{Enter}{/Control}')
    await hand.keyboard('{Control>}s{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toBeEnabled()
  },
}

export const SaveFailed: Story = {
  args: { failure: { message: 'Something went wrong. Please check your internet connection' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check your internet connection')
    await expect(canvas.getByLabelText('Title')).toHaveValue(filledBook.title)
    await hand.click(canvas.getByRole('button', { name: 'Add article' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The host refuses as the console's own server does: a sentence and the field that it is about. */
const refusal = new ApiError('HTTP', 422, 'Nothing was saved', {
  success: false,
  message: 'Nothing was saved',
  errors: { projectUrl: 'This address is taken' },
})

export const RefusedAtAField: Story = {
  args: { onSubmit: fn(() => Promise.reject(refusal)) },
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Add article' }))
    const url = canvas.getByLabelText('Project URL')
    await expect(await canvas.findByText('This address is taken')).toBeVisible()
    await expect(url).toHaveFocus()
    await expect(url).toBeInvalid()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was saved')
    await expect(canvas.getByLabelText('Title')).toHaveValue(filledBook.title)
    await hand.type(url, '/2')
    await expect(canvas.queryByText('This address is taken')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** A problem of something that the form does not show still stops it, and is said. */
export const ProblemOfNoField: Story = {
  args: { initial: { ...filledBook, authorId: 0 } },
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Add article' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('something went wrong')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RetryLater: Story = {
  args: { retryIn: 30, failure: { message: 'Too many requests' } },
  play: async ({ canvas, args }) => {
    await hand.clickDisabled(canvas.getByRole('button', { name: /Add article in \d+ s/ }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RetryAllowedAgain: Story = {
  args: { retryIn: 1, failure: { message: 'Too many requests' } },
  play: async ({ canvas, args }) => {
    await hand.click(await canvas.findByRole('button', { name: 'Add article' }, { timeout: 3000 }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const WaitingForTheConnection: Story = {
  args: { isOffline: true },
  play: async ({ canvas, args }) => {
    await hand.clickDisabled(canvas.getByRole('button', { name: 'Waiting for the connection' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
