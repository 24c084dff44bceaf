import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { RichTextEditor } from '../../../src/components/richtext/RichTextEditor'
import { EditorInForm } from './EditorInForm'
import { caretAfter, handedOut, textbox, tool, type } from './writing'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Rich text/Recovery',
  component: RichTextEditor,
  render: (args) => (
    <form>
      <label>
        Title <input className="bp6-input" defaultValue="" />
      </label>
      <EditorInForm {...args} />
    </form>
  ),
  args: { label: 'Content', value: '<p>one <strong>two</strong></p><p>three</p>', onChange: fn() },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Waits until another surface stands there, with these words. */
const mountedAgain = (before: HTMLElement, words: string) =>
  waitFor(async () => {
    const box = await textbox()
    await expect(box).not.toBe(before)
    await expect(box).toHaveTextContent(words)
  })

/** Draft's known "getIn of undefined": an input event comes from a line that Draft does not know. */
async function writeInUnknownLine(): Promise<void> {
  const box = await textbox()
  const leaf = box.querySelector('span[data-offset-key]')
  const words = leaf?.querySelector('[data-text]')?.firstChild
  if (!leaf || !words) throw new Error('The text is not on the page')
  box.focus()
  leaf.setAttribute('data-offset-key', 'gone-0-0')
  document.getSelection()?.collapse(words, 1)
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

/** An error while Draft handles an event: what was typed just before is kept, and so is the form around. */
export const ErrorInAnEvent: Story = {
  play: async ({ args }) => {
    await hand.type(screen.getByLabelText('Title'), 'A title')
    const before = await textbox()
    await caretAfter('three')
    await type('!')
    await writeInUnknownLine()
    await mountedAgain(before, 'one twothree!')
    await expect(screen.getByLabelText('Title')).toHaveValue('A title')
    await caretAfter('three!')
    await type('?')
    await handedOut(args.onChange, '<p>one <strong>two</strong></p><p>three!?</p>')
    await tool('Undo')
    await handedOut(args.onChange, '<p>one <strong>two</strong></p><p>three!</p>')
  },
}

/** An extension takes a line off the page: React finds it gone when the line is to be drawn anew. */
export const ErrorInDrawing: Story = {
  play: async ({ args }) => {
    // React writes what it caught to the console.
    const consoleError = spyOn(console, 'error').mockReturnValue(undefined)
    const before = await textbox()
    await caretAfter('three')
    const bullets = screen.getByRole('button', { name: 'Bullet list' })
    const line = before.querySelectorAll('[data-block]')[1]
    bullets.addEventListener('click', () => line?.remove(), { capture: true, once: true })
    await hand.click(bullets)
    await mountedAgain(before, 'one twothree')
    await expect(consoleError).toHaveBeenCalled()
    await caretAfter('three')
    await type('!')
    await handedOut(args.onChange, '<p>one <strong>two</strong></p><ul><li>three!</li></ul>')
  },
}

/** Errors without an end stop the editor alone; the form goes on, and the text is there again on request. */
export const Stopped: Story = {
  play: async ({ args }) => {
    await caretAfter('three')
    await type('!')
    for (let time = 0; time < 4; time += 1) {
      const before = await textbox()
      await writeInUnknownLine()
      await waitFor(() => expect(before.isConnected).toBe(false))
    }
    const notice = await screen.findByRole('alert')
    await expect(notice).toHaveTextContent('The editor stopped. What you wrote is kept.')
    await handedOut(args.onChange, '<p>one <strong>two</strong></p><p>three!</p>')
    await hand.type(screen.getByLabelText('Title'), 'A title')
    await expect(screen.getByLabelText('Title')).toHaveValue('A title')
    await hand.click(screen.getByRole('button', { name: 'Start again' }))
    await caretAfter('three!')
    await type('?')
    await handedOut(args.onChange, '<p>one <strong>two</strong></p><p>three!?</p>')
    await expect(screen.getByLabelText('Title')).toHaveValue('A title')
  },
}
