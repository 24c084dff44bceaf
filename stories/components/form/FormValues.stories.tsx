import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { BookForm, emptyBook, filledBook, type BookValues, type BookFormProps } from './BookForm'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Form/Values',
  component: BookForm,
  args: { onSubmit: fn(async () => true), onDirtyChange: fn(), initial: filledBook },
} satisfies Meta<typeof BookForm>
export default meta
type Story = StoryObj<typeof meta>

/** A page that gets newer values from the server while the form is open. */
function Refreshed(props: BookFormProps) {
  const [initial, setInitial] = useState(filledBook)
  const newer = { ...filledBook, title: 'Newer title', excerpt: 'Newer excerpt', isPublished: true }
  return (
    <>
      <BookForm {...props} initial={initial} />
      <Button text="Refresh" onClick={() => setInitial(newer)} />
    </>
  )
}

export const RefreshKeepsWhatWasTyped: Story = {
  render: (args) => <Refreshed {...args} />,
  play: async ({ canvas, args }) => {
    const title = canvas.getByLabelText('Title')
    await hand.clear(title)
    await hand.type(title, 'Mine')
    await hand.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(canvas.getByLabelText('Excerpt')).toHaveValue('Newer excerpt')
    await expect(canvas.getByLabelText('Published')).toBeChecked()
    await expect(title).toHaveValue('Mine')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await hand.clear(title)
    await hand.type(title, 'Newer title')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

/** A page that makes its draft anew at each render, and after a save for a while still from the old record. */
function RenderedAgain(props: BookFormProps) {
  const [renders, setRenders] = useState(0)
  return (
    <>
      <BookForm {...props} initial={{ ...filledBook }} />
      <Button text="Render again" onClick={() => setRenders(renders + 1)} />
    </>
  )
}

export const SavedValuesStay: Story = {
  render: (args) => <RenderedAgain {...args} />,
  play: async ({ canvas, args }) => {
    const title = canvas.getByLabelText('Title')
    await hand.type(title, ' 2{Control>}{Enter}{/Control}')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
    await hand.click(canvas.getByRole('button', { name: 'Render again' }))
    await expect(title).toHaveValue(`${filledBook.title} 2`)
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

export const StartsWithAKeptDraft: Story = {
  args: { startWith: { title: 'Half writ' }, onValuesChange: fn() },
  play: async ({ canvas, args }) => {
    const title = canvas.getByLabelText('Title')
    await expect(title).toHaveValue('Half writ')
    await expect(canvas.getByLabelText('Excerpt')).toHaveValue(filledBook.excerpt)
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true))
    await hand.type(title, 'ten')
    const written = { ...filledBook, title: 'Half written' }
    await waitFor(() => expect(args.onValuesChange).toHaveBeenLastCalledWith(written))
    await hand.clear(title)
    await hand.type(title, filledBook.title)
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
  },
}

/** The answer comes when the test says so; what is typed meanwhile must survive it. */
function heldAnswer() {
  let answer: (saved: boolean) => void = () => {}
  const onSubmit = fn((_draft: BookValues) => new Promise<boolean>((resolve) => (answer = resolve)))
  return { onSubmit, answer: (saved: boolean) => answer(saved) }
}
const editing = heldAnswer()
const creating = heldAnswer()

export const TypedWhileSavingAnEdit: Story = {
  args: { onSubmit: editing.onSubmit },
  play: async ({ canvas, args }) => {
    const title = canvas.getByLabelText('Title')
    await hand.type(title, ' 2{Control>}{Enter}{/Control}')
    await hand.type(title, '3')
    editing.answer(true)
    await expect(await canvas.findByRole('button', { name: 'Add article' })).toBeVisible()
    await expect(title).toHaveValue(`${filledBook.title} 23`)
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await hand.type(title, '{Backspace}')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

export const TypedWhileCreating: Story = {
  args: { onSubmit: creating.onSubmit, initial: emptyBook, clearOnSaved: true },
  play: async ({ canvas }) => {
    const title = canvas.getByLabelText('Title')
    await hand.type(canvas.getByLabelText('Project URL'), 'https://example.org')
    await hand.type(title, 'One{Control>}{Enter}{/Control}')
    await hand.type(canvas.getByLabelText('Excerpt'), 'For the next')
    creating.answer(true)
    await waitFor(() => expect(title).toHaveValue(''))
    await expect(canvas.getByLabelText('Excerpt')).toHaveValue('For the next')
    await expect(canvas.getByLabelText('Excerpt')).toHaveFocus()
  },
}

export const NothingIsLostByAFailure: Story = {
  args: { onSubmit: fn(async () => false), initial: emptyBook, clearOnSaved: true },
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByLabelText('Title'), 'One')
    await hand.type(canvas.getByLabelText('Project URL'), 'https://example.org{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await hand.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(canvas.getByLabelText('Title')).toHaveValue('One')
  },
}
