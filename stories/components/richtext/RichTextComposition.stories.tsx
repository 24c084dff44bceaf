import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { RichTextEditor } from '../../../src/components/richtext/RichTextEditor'
import { EditorInForm } from './EditorInForm'
import { caretAfter, handedOut, replaceOnPage, select, textbox, tool, type } from './writing'

const meta = {
  title: 'Components/Rich text/Composition',
  component: RichTextEditor,
  render: (args) => <EditorInForm {...args} />,
  args: { label: 'Content', value: '<p>one <strong>two</strong> three</p>', onChange: fn() },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

const picture = '<img src="/picture.png" alt="P">'

/** Composes at the caret as an input method does: the browser writes into the page, and sends the final text in an event. */
async function compose(steps: readonly string[]): Promise<void> {
  const box = await textbox()
  const selection = document.getSelection()
  const node = selection?.anchorNode
  if (!(node instanceof Text)) throw new Error('The caret is in no text')
  const from = selection?.anchorOffset ?? 0
  box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  let length = 0
  for (const step of steps) {
    box.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data: step }))
    node.replaceData(from, length, step)
    length = step.length
    selection?.collapse(node, from + length)
    const kind = { bubbles: true, inputType: 'insertCompositionText', data: step, isComposing: true }
    box.dispatchEvent(new InputEvent('input', kind))
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: steps.at(-1) ?? '' }))
}

/** What is composed takes the marks of its place; nothing of the steps on the way stays or is handed out. */
export const Composed: Story = {
  play: async ({ args }) => {
    await caretAfter('two')
    await compose(['か', 'かん', '漢'])
    await handedOut(args.onChange, '<p>one <strong>two漢</strong> three</p>')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(await textbox()).toHaveTextContent('one two漢 three')
    await type('!')
    await handedOut(args.onChange, '<p>one <strong>two漢!</strong> three</p>')
    await tool('Undo')
    await handedOut(args.onChange, '<p>one <strong>two</strong> three</p>')
  },
}

/** Composing a long time: nothing is handed out or drawn under the input method. */
export const ComposedSlowly: Story = {
  play: async ({ args }) => {
    await caretAfter('three')
    await compose([...Array<string>(30).fill('にほん'), '日本'])
    await handedOut(args.onChange, '<p>one <strong>two</strong> three日本</p>')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** Beside a picture, where Draft alone loses the picture or stops. */
export const ComposedBesideAnImage: Story = {
  args: { value: `<p>a${picture}b</p>` },
  play: async ({ args }) => {
    await screen.findByRole('img', { name: 'P' })
    await caretAfter('a')
    await compose(['に', '日'])
    await handedOut(args.onChange, `<p>a日${picture}b</p>`)
    await caretAfter('b')
    await compose(['ほ', '本'])
    await handedOut(args.onChange, `<p>a日${picture}b本</p>`)
    await expect(await screen.findByRole('img', { name: 'P' })).toBeVisible()
  },
}

/** A spell checker's replacement keeps the marks on both sides; typing goes on. */
export const ReplacedAcrossMarks: Story = {
  args: { value: '<p>one <strong>tow</strong> three</p>' },
  play: async ({ args }) => {
    await caretAfter('one')
    await replaceOnPage({ 'one ': 'One ', tow: 'two' })
    await handedOut(args.onChange, '<p>One <strong>two</strong> three</p>')
    await caretAfter('three')
    await type('!')
    await handedOut(args.onChange, '<p>One <strong>two</strong> three!</p>')
    await select('two')
    await tool('Bold')
    await handedOut(args.onChange, '<p>One two three!</p>')
  },
}

/** An extension that puts elements of its own into the text: they go, its words stay, and nothing breaks. */
export const ElementsOfAnExtension: Story = {
  args: { value: '<p>one <strong>tow</strong> <a href="https://a.example">three</a></p>' },
  play: async ({ args }) => {
    await caretAfter('one')
    const box = await textbox()
    const marked = document.createElement('grammar-mark')
    marked.textContent = 'two'
    box.querySelectorAll('[data-text]')[1]?.replaceChildren(marked)
    box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
    await handedOut(args.onChange, '<p>one <strong>two</strong> <a href="https://a.example">three</a></p>')
    await waitFor(async () => expect((await textbox()).querySelector('grammar-mark')).toBeNull())
    await caretAfter('two')
    await type('!')
    await handedOut(args.onChange, '<p>one <strong>two!</strong> <a href="https://a.example">three</a></p>')
  },
}
