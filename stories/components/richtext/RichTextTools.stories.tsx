import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { RichTextEditor } from '../../../src/components/richtext/RichTextEditor'
import { EditorInForm } from './EditorInForm'
import { caretAfter, handedOut, select, textbox, tool } from './writing'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Rich text/Tools',
  component: RichTextEditor,
  render: (args) => <EditorInForm {...args} />,
  args: { label: 'Content', value: '<p>one two three</p>', onChange: fn() },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Selects a word, presses a tool and asserts what comes out; the tool then shows that it is on. */
const marks = (name: string, html: string): Story => ({
  play: async ({ args }) => {
    await select('two')
    await tool(name)
    await handedOut(args.onChange, html)
    await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await tool(name)
    await handedOut(args.onChange, '<p>one two three</p>')
  },
})

export const Bold = marks('Bold', '<p>one <strong>two</strong> three</p>')
export const Italic = marks('Italic', '<p>one <em>two</em> three</p>')
export const Underline = marks('Underline', '<p>one <u>two</u> three</p>')
export const Strike = marks('Strike', '<p>one <s>two</s> three</p>')
export const Quote = marks('Quote', '<blockquote>one two three</blockquote>')
export const NumberedList = marks('Numbered list', '<ol><li>one two three</li></ol>')
export const BulletList = marks('Bullet list', '<ul><li>one two three</li></ul>')
export const CheckList = marks('Check list', '<ul data-checked="false"><li>one two three</li></ul>')

export const TextStyle: Story = {
  play: async ({ args }) => {
    await caretAfter('two')
    for (const level of [1, 2, 3, 4]) {
      await hand.selectOptions(screen.getByRole('combobox', { name: 'Text style' }), `Heading ${level}`)
      await handedOut(args.onChange, `<h${level}>one two three</h${level}>`)
    }
    await hand.selectOptions(screen.getByRole('combobox', { name: 'Text style' }), 'Normal')
    await handedOut(args.onChange, '<p>one two three</p>')
  },
}

export const Colour: Story = {
  play: async ({ args }) => {
    await select('two')
    await tool('Text colour')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Default colour' })).toHaveFocus())
    await hand.click(screen.getByRole('button', { name: 'Blue' }))
    await handedOut(args.onChange, '<p>one <span style="color: rgb(0, 102, 204);">two</span> three</p>')
    await waitFor(async () => expect(await textbox()).toHaveFocus())
  },
}

export const IndentAndOutdent: Story = {
  args: { value: '<ul><li>one</li><li>two</li></ul>' },
  play: async ({ args }) => {
    await caretAfter('two')
    await expect(screen.getByRole('button', { name: 'Outdent' })).toHaveAttribute('aria-disabled', 'true')
    await tool('Indent')
    await handedOut(args.onChange, '<ul><li>one</li><li class="ql-indent-1">two</li></ul>')
    await tool('Outdent')
    await handedOut(args.onChange, '<ul><li>one</li><li>two</li></ul>')
  },
}

export const Clean: Story = {
  args: { value: '<h2>one <strong>two</strong> <a href="https://a.example">three</a></h2>' },
  play: async ({ args }) => {
    await caretAfter('one')
    await tool('Clean')
    await handedOut(args.onChange, '<p>one two three</p>')
  },
}

export const UndoAndRedo: Story = {
  play: async ({ args }) => {
    await select('two')
    await tool('Bold')
    await handedOut(args.onChange, '<p>one <strong>two</strong> three</p>')
    await tool('Undo')
    await handedOut(args.onChange, '<p>one two three</p>')
    await tool('Redo')
    await handedOut(args.onChange, '<p>one <strong>two</strong> three</p>')
  },
}

export const FullScreen: Story = {
  play: async () => {
    const bar = await screen.findByRole('toolbar', { name: 'Formatting of Content' })
    await tool('Full screen')
    await waitFor(() => expect(bar.getBoundingClientRect().width).toBe(window.innerWidth))
    await hand.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Full screen' })).toHaveAttribute('aria-pressed', 'false'),
    )
  },
}
