import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { RichTextEditor } from '../../../src/components/richtext/RichTextEditor'
import { EditorInForm } from './EditorInForm'
import { caretAfter, handedOut, pasteHtml, select, textbox, type } from './writing'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Rich text/Keys',
  component: RichTextEditor,
  render: (args) => <EditorInForm {...args} />,
  args: { label: 'Content', value: '', onChange: fn() },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Markdown's sign at the start of a line. */
const sign = (typed: string, html: string): Story => ({
  play: async ({ args }) => {
    await caretAfter()
    await type(`${typed} words`)
    await handedOut(args.onChange, html)
  },
})

export const MarkdownHeading = sign('##', '<h2>words</h2>')
export const MarkdownBullet = sign('-', '<ul><li>words</li></ul>')
export const MarkdownNumber = sign('1.', '<ol><li>words</li></ol>')
export const MarkdownCheck = sign('[ ]', '<ul data-checked="false"><li>words</li></ul>')
export const MarkdownQuote = sign('>', '<blockquote>words</blockquote>')

export const Shortcuts: Story = {
  args: { value: '<p>one two</p>' },
  play: async ({ args }) => {
    await select('two')
    await hand.keyboard('{Control>}b{/Control}')
    await handedOut(args.onChange, '<p>one <strong>two</strong></p>')
    await hand.keyboard('{Control>}i{/Control}{Control>}u{/Control}')
    await handedOut(args.onChange, '<p>one <strong><em><u>two</u></em></strong></p>')
    await hand.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    await handedOut(args.onChange, '<p>one <strong>two</strong></p>')
    await hand.keyboard('{Control>}k{/Control}')
    await expect(await screen.findByRole('dialog', { name: 'Add link' })).toBeVisible()
  },
}

export const Lines: Story = {
  args: { value: '<h1>Title</h1>' },
  play: async ({ args }) => {
    await caretAfter('Title')
    await hand.keyboard('{Enter}')
    await type('a')
    await hand.keyboard('{Shift>}{Enter}{/Shift}')
    await type('b')
    await handedOut(args.onChange, '<h1>Title</h1><p>a<br>b</p>')
    await hand.keyboard('{Backspace}')
    await handedOut(args.onChange, '<h1>Title</h1><p>a<br></p>')
  },
}

export const ListKeys: Story = {
  args: { value: '<ul><li>one</li></ul>' },
  play: async ({ args }) => {
    await caretAfter('one')
    await hand.keyboard('{Enter}')
    await hand.keyboard('{Tab}')
    await type('two')
    await handedOut(args.onChange, '<ul><li>one</li><li class="ql-indent-1">two</li></ul>')
    await hand.keyboard('{Enter}{Enter}{Enter}')
    await type('out')
    await handedOut(args.onChange, '<ul><li>one</li><li class="ql-indent-1">two</li></ul><p>out</p>')
  },
}

export const ToolbarKeys: Story = {
  args: { value: '<p>one</p>' },
  play: async () => {
    await caretAfter('one')
    await hand.keyboard('{Alt>}{F10}{/Alt}')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Text style' })).toHaveFocus())
    await hand.keyboard('{ArrowRight}')
    await expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await hand.keyboard('{End}')
    await expect(screen.getByRole('button', { name: 'Full screen' })).toHaveFocus()
    await hand.keyboard('{ArrowRight}')
    await expect(screen.getByRole('combobox', { name: 'Text style' })).toHaveFocus()
    const stops = screen.getByRole('toolbar').querySelectorAll('[data-tool][tabindex="0"]')
    await expect(stops.length).toBe(1)
    await hand.tab()
    await expect(await textbox()).toHaveFocus()
  },
}

export const Pasted: Story = {
  play: async ({ args }) => {
    await caretAfter()
    await pasteHtml(
      '<p onclick="x()">one <b>two</b></p><script>alert(1)</script><ul><li>three</li></ul><p style="font-size: 40px"><a href="javascript:x">four</a></p>',
    )
    await handedOut(args.onChange, '<p>one <strong>two</strong></p><ul><li>three</li></ul><p>four</p>')
  },
}
