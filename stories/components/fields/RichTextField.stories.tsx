import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Form } from '../../../src/components/form/Form'
import { RichTextField } from '../../../src/components/fields/RichTextField'
import { TextField } from '../../../src/components/fields/TextField'
import { hand } from '../../support/hand'
import { useStoryEditor } from '../../support/storyEditor'

interface Draft {
  title: string
  content: string
}

interface StoryProps {
  content: string
  ready: boolean
  onSubmit: (draft: Draft) => Promise<boolean>
}

function RichTextForm({ content, ready, onSubmit }: StoryProps) {
  const [initial] = useState({ title: 'Title', content })
  const check = (values: Draft) => (values.content === '' ? { content: 'Content is required' } : {})
  const editor = useStoryEditor<Draft>({ initial, check, onSubmit })
  return (
    <Form<Draft> editor={editor} submitLabel="Save article">
      <TextField<Draft> name="title" label="Title" />
      <RichTextField<Draft> name="content" label="Content" ready={ready} />
    </Form>
  )
}

const meta = {
  title: 'Components/Fields/Rich text field',
  component: RichTextForm,
  args: { content: '<p>One <strong>two</strong></p>', ready: true, onSubmit: fn(async () => true) },
} satisfies Meta<typeof RichTextForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('textbox', { name: 'Content' }, { timeout: 20_000 }),
    ).toHaveTextContent('One two')
    await hand.click(canvas.getByRole('button', { name: 'Save article' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Title',
      content: '<p>One <strong>two</strong></p>',
    })
  },
}

/** The editor's code waits until the page says that it may be fetched; the form works without it. */
export const NotReady: Story = {
  args: { ready: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Content' })).toHaveTextContent('Loading the editor…')
    await hand.type(canvas.getByLabelText('Title'), '!{Control>}{Enter}{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Title!',
      content: '<p>One <strong>two</strong></p>',
    })
  },
}

export const InvalidBeforeTheEditor: Story = {
  args: { ready: false, content: '' },
  play: async ({ canvas, canvasElement }) => {
    await hand.click(canvas.getByRole('button', { name: 'Save article' }))
    await expect(await canvas.findByText('Content is required')).toBeVisible()
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-field="content"]')).toContainElement(activeElement()),
    )
  },
}

/** Ctrl+S a moment after the last key, with the focus still in the editor, sends what was typed. */
export const SaveKeyInTheEditor: Story = {
  args: { content: '' },
  play: async ({ canvas, args }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Content' }, { timeout: 20_000 })
    editor.focus()
    // Keys that user-event makes up don't reach Draft; what it pastes does.
    await hand.paste('Hello')
    await hand.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Title', content: '<p>Hello</p>' }),
    )
    await expect(editor).toHaveFocus()
    await hand.paste('!')
    await expect(editor).toHaveTextContent('Hello!')
  },
}

/** The page says late that the editor may come: nothing below the field moves when it does. */
function LateForm(props: StoryProps) {
  const [ready, setReady] = useState(false)
  return (
    <>
      <Button text="Rows are painted" onClick={() => setReady(true)} />
      <RichTextForm {...props} ready={ready} />
    </>
  )
}

export const NothingMoves: Story = {
  render: (args) => <LateForm {...args} />,
  play: async ({ canvas }) => {
    const top = () => canvas.getByRole('button', { name: 'Save article' }).getBoundingClientRect().top
    const before = top()
    await hand.click(canvas.getByRole('button', { name: 'Rows are painted' }))
    await canvas.findByRole('textbox', { name: 'Content' }, { timeout: 20_000 })
    await expect(Math.abs(top() - before)).toBeLessThanOrEqual(2)
  },
}

/** Also where the toolbar has two rows, and the words below the text three: the page's font may not have come. */
export const NothingMovesNarrow: Story = {
  ...NothingMoves,
  render: (args) => (
    <div style={{ width: 648, fontFamily: 'monospace' }}>
      <LateForm {...args} />
    </div>
  ),
}

function activeElement(): HTMLElement {
  return document.activeElement as HTMLElement
}
