import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { RichTextEditor } from '../../../src/components/richtext/RichTextEditor'
import { EditorInForm } from './EditorInForm'
import { caretAfter, handedOut, textbox, type } from './writing'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Rich text/Editor',
  component: RichTextEditor,
  render: (args) => <EditorInForm {...args} />,
  args: {
    label: 'Content',
    description: 'What readers of the article see.',
    value: '',
    onChange: fn(),
    uploadImage: fn(() => Promise.resolve('https://files.example/picture.png')),
  },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

const article =
  '<h1>A new start</h1><p>Words with <strong>weight</strong>, <em>lean</em>, <u>lines</u> and <a href="https://example.org">links</a>.</p>' +
  '<blockquote>Said well.</blockquote><ol><li>First</li><li class="ql-indent-1">Inner</li><li>Second</li></ol><ul><li>Bullet</li></ul>' +
  '<ul data-checked="true"><li>Done</li></ul><ul data-checked="false"><li>Open</li></ul>' +
  '<table><tbody><tr><td>1</td></tr></tbody></table><iframe src="https://maps.example/1"></iframe><h2>Two</h2>'

export const Default: Story = {
  play: async ({ args }) => {
    const box = await textbox()
    await expect(box).toHaveAttribute('aria-multiline', 'true')
    await expect(box).toHaveAccessibleDescription(/What readers of the article see\..*Tab leaves the editor/)
    await expect(args.onChange).not.toHaveBeenCalled()
    await caretAfter()
    await type('Hello world')
    await handedOut(args.onChange, '<p>Hello world</p>')
    await expect(await screen.findByText('2 words')).toBeVisible()
  },
}

export const Filled: Story = {
  args: { value: article },
  play: async ({ args }) => {
    const box = await textbox()
    await expect(box).toHaveTextContent('Said well.')
    await expect(screen.getByRole('checkbox', { name: 'Done: Done' })).toBeChecked()
    await hand.click(screen.getByRole('checkbox', { name: 'Done: Open' }))
    await handedOut(args.onChange, article.replace('</ul><ul data-checked="false">', ''))
  },
}

export const EditedInOneLine: Story = {
  args: { value: article },
  play: async ({ args }) => {
    await caretAfter('Said')
    await type(' it')
    await handedOut(args.onChange, article.replace('Said well', 'Said it well'))
  },
}

export const Embeds: Story = {
  args: { value: '<p>a</p><table><tbody><tr><td>1</td></tr></tbody></table><hr><p>b</p>' },
  play: async ({ args }) => {
    const [table, line] = (await screen.findAllByText('Kept as it is')).map((words) => words.parentElement)
    await hand.click(line as HTMLElement)
    await hand.click(await screen.findByRole('button', { name: 'Remove Line' }))
    await handedOut(args.onChange, '<p>a</p><table><tbody><tr><td>1</td></tr></tbody></table><p>b</p>')
    await hand.click(table as HTMLElement)
    await hand.click(await screen.findByRole('button', { name: 'New line after Table' }))
    await type('new')
    await handedOut(
      args.onChange,
      '<p>a</p><table><tbody><tr><td>1</td></tr></tbody></table><p>new</p><p>b</p>',
    )
  },
}

export const Stripped: Story = {
  args: { value: '<p onclick="x()">Safe<script>alert(1)</script></p>' },
  play: async ({ args }) => {
    await expect(await screen.findByText(/Unsafe parts of the stored text were removed/)).toBeVisible()
    await handedOut(args.onChange, '<p>Safe</p>')
  },
}

export const Invalid: Story = {
  args: { error: 'Content is too long' },
  play: async () => {
    const box = await textbox()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(/Content is too long/)
  },
}

export const Disabled: Story = {
  args: { value: article, disabled: true },
  play: async () => {
    await expect(screen.queryByRole('toolbar')).toBeNull()
    await expect(await textbox()).toHaveAttribute('aria-readonly', 'true')
    await expect(await screen.findByText('Said well.')).toBeVisible()
  },
}
