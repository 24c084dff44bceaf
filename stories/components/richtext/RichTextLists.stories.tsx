import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RichTextEditor } from '../../../src/components/richtext/RichTextEditor'
import { EditorInForm } from './EditorInForm'
import { textbox } from './writing'

const meta = {
  title: 'Components/Rich text/Lists',
  component: RichTextEditor,
  render: (args) => <EditorInForm {...args} />,
  args: { label: 'Content', value: '', onChange: fn() },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Two lists one after the other are two lists: the second counts from 1. A list goes on behind bullets in its items. */
export const Numbers: Story = {
  args: {
    value:
      '<ol><li>One</li><li class="ql-indent-1">Inner</li><li class="ql-indent-1">Inner</li><li>Two</li></ol>' +
      '<ol><li class="ql-indent-1">Inner of another</li><li>One of another</li></ol>' +
      '<p>Between</p><ol><li>One again<ul><li>Bullet</li></ul></li><li>Two again<ol><li>Inner</li></ol></li></ol>',
  },
  play: async () => {
    const box = await textbox()
    const firsts = [...box.querySelectorAll('li')].filter((item) => {
      const set = getComputedStyle(item).counterSet
      return /l[01] 1$/.test(set)
    })
    await expect(firsts.map((item) => item.textContent)).toEqual(['One', 'Inner of another', 'One again'])
  },
}
