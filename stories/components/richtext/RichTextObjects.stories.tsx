import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { RichTextEditor } from '../../../src/components/richtext/RichTextEditor'
import { hand } from '../../support/hand'
import { expectWhole } from '../../support/isWhole'
import { EditorInForm } from './EditorInForm'
import { handedOut, textbox, type } from './writing'

const source = '/uploads/1.png'
const picture = `<img src="${source}" alt="A grey square" width="80" height="48">`
const video = '<iframe class="ql-video" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'

const meta = {
  title: 'Components/Rich text/Objects',
  component: RichTextEditor,
  render: (args) => <EditorInForm {...args} />,
  args: { label: 'Content', value: `<p>one ${picture} two</p><p>three</p>`, onChange: fn() },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

const pressPicture = async () => hand.click(await screen.findByRole('img', { name: 'A grey square' }))
const pressVideo = async () => hand.click((await screen.findByTitle(/^Video /)).parentElement as HTMLElement)
const tools = (name: RegExp) => screen.findByRole('toolbar', { name })

/** A pressed picture is selected as one thing: it is said, and its tools lie beside it. */
export const SelectedPicture: Story = {
  play: async ({ args }) => {
    await pressPicture()
    await waitFor(async () => expect(await textbox()).toHaveFocus())
    await expect(await screen.findByText(/^Image “A grey square”, selected/)).toBeInTheDocument()
    const bar = await tools(/A grey square/)
    await expectWhole(bar)
    await expect(within(bar).getByRole('button', { name: 'Edit image' })).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A pressed video is selected as one thing; its player takes no presses, which would take the keys along. */
export const SelectedVideo: Story = {
  args: { value: `<p>one</p>${video}<p>two</p>` },
  play: async ({ args }) => {
    await pressVideo()
    await waitFor(async () => expect(await textbox()).toHaveFocus())
    await expect(await screen.findByText(/^Video .*, selected/)).toBeInTheDocument()
    const bar = await tools(/^Video/)
    await expectWhole(bar)
    await expect(within(bar).getByRole('link', { name: 'Open Video in a new tab' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** What is typed goes after a selected picture; the key that deletes takes it away, and Undo brings it back. */
export const KeysAtAPicture: Story = {
  play: async ({ args }) => {
    await pressPicture()
    await type('new')
    await handedOut(args.onChange, `<p>one ${picture}new two</p><p>three</p>`)
    await pressPicture()
    await hand.keyboard('{Delete}')
    await handedOut(args.onChange, '<p>one new two</p><p>three</p>')
    await hand.keyboard('{Control>}z{/Control}')
    await handedOut(args.onChange, `<p>one ${picture}new two</p><p>three</p>`)
  },
}

/** The tools by keys: Alt+F10 goes there, arrows go from one to the next, Escape goes back. */
export const ToolsByKeys: Story = {
  args: { value: `<p>one</p>${video}<p>two</p>` },
  play: async ({ args }) => {
    await pressVideo()
    await hand.keyboard('{Alt>}{F10}{/Alt}')
    const bar = await tools(/^Video/)
    await expect(within(bar).getByRole('link')).toHaveFocus()
    await hand.keyboard('{Escape}')
    await expect(await textbox()).toHaveFocus()
    await hand.keyboard('{Alt>}{F10}{/Alt}{ArrowLeft}')
    await expect(within(bar).getByRole('button', { name: 'Remove Video' })).toHaveFocus()
    await hand.keyboard('{Enter}')
    await handedOut(args.onChange, '<p>one</p><p>two</p>')
    await waitFor(async () => expect(await textbox()).toHaveFocus())
  },
}

/** Everything that opens above the editor is whole: the palette, the tools of an object, the dialogs. */
export const WholePopovers: Story = {
  args: { uploadImage: fn(() => Promise.resolve('/picture.png')) },
  play: async () => {
    await hand.click(await textbox())
    await hand.click(screen.getByRole('button', { name: 'Text colour' }))
    await expectWhole(await screen.findByRole('group', { name: 'Text colours' }))
    await hand.keyboard('{Escape}')
    await pressPicture()
    await expectWhole(await tools(/A grey square/))
    for (const name of ['Link', 'Image', 'Video']) {
      await hand.click(screen.getByRole('button', { name }))
      await expectWhole(await screen.findByRole('dialog'))
      await hand.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await pressPicture()
    await hand.click(await screen.findByRole('button', { name: 'Edit image' }))
    await expectWhole(await screen.findByRole('dialog'))
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: /A grey square/ })).toBeNull())
  },
}
