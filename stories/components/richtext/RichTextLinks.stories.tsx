import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { RichTextEditor } from '../../../src/components/richtext/RichTextEditor'
import { EditorInForm } from './EditorInForm'
import { caretAfter, handedOut, select, textbox, tool } from './writing'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Rich text/Links',
  component: RichTextEditor,
  render: (args) => <EditorInForm {...args} />,
  args: {
    label: 'Content',
    value: '<p>one two three</p>',
    onChange: fn(),
  },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

const save = (name: string) => hand.click(screen.getByRole('button', { name }))

export const Link: Story = {
  play: async ({ args }) => {
    await select('two')
    await tool('Link')
    await hand.type(await screen.findByLabelText('Address'), 'javascript:alert(1)')
    await save('Save link')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Enter a web address')
    await hand.clear(screen.getByLabelText('Address'))
    await hand.type(screen.getByLabelText('Address'), 'example.org{Enter}')
    await handedOut(
      args.onChange,
      '<p>one <a href="https://example.org" rel="noopener noreferrer" target="_blank">two</a> three</p>',
    )
    await waitFor(async () => expect(await textbox()).toHaveFocus())
  },
}

export const EditedLink: Story = {
  args: { value: '<p>see <a href="https://a.example" target="_blank">there</a></p>' },
  play: async ({ args }) => {
    await caretAfter('ther')
    await tool('Link')
    const address = await screen.findByLabelText('Address')
    await expect(address).toHaveValue('https://a.example')
    await hand.clear(address)
    await hand.type(address, 'me@b.example{Enter}')
    await handedOut(args.onChange, '<p>see <a href="mailto:me@b.example" target="_blank">there</a></p>')
    await caretAfter('ther')
    await tool('Link')
    await hand.click(await screen.findByRole('button', { name: 'Remove link' }))
    await handedOut(args.onChange, '<p>see there</p>')
  },
}

/** Where the words of a link name another host than it leads to, its own stands behind them. */
export const OtherHost: Story = {
  args: {
    value:
      '<p><a href="https://evil.example/login">https://bank.example/login</a> and ' +
      '<a href="https://bank.example/help">help at bank.example</a></p>',
  },
  play: async ({ args }) => {
    const hostAfter = (link: Element) => getComputedStyle(link, '::after').content
    const links = Array.from((await textbox()).querySelectorAll('a'))
    await expect(links.map(hostAfter)).toEqual(['" (evil.example)"', 'none'])
    await caretAfter('bank.example')
    await hand.keyboard('!')
    await handedOut(args.onChange, expect.stringContaining('evil.example/login') as string)
  },
}
