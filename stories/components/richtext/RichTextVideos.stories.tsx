import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { RichTextEditor } from '../../../src/components/richtext/RichTextEditor'
import { EditorInForm } from './EditorInForm'
import { caretAfter, caretBefore, handedOut, textbox, tool, type } from './writing'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Rich text/Videos',
  component: RichTextEditor,
  render: (args) => <EditorInForm {...args} />,
  args: { label: 'Content', value: '<p>one</p><p>two</p>', onChange: fn() },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

const player = 'https://www.youtube.com/embed/dQw4w9WgXcQ'
const video =
  '<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'
const elsewhere = '<iframe src="https://maps.example/1"></iframe>'

async function addVideo(address: string): Promise<void> {
  await tool('Video')
  await hand.type(await screen.findByLabelText('Video address'), `${address}{Enter}`)
}

/** The address of a page becomes the frame of its player; writing goes on below it. */
export const Added: Story = {
  play: async ({ args }) => {
    await caretAfter('one')
    await addVideo('https://a.example/x')
    await expect(await screen.findByRole('alert')).toHaveTextContent('YouTube or Vimeo')
    await expect(args.onChange).not.toHaveBeenCalled()
    await hand.clear(screen.getByLabelText('Video address'))
    await hand.type(screen.getByLabelText('Video address'), 'youtu.be/dQw4w9WgXcQ{Enter}')
    await handedOut(args.onChange, `<p>one</p>${video}<p>two</p>`)
    const frame = await screen.findByTitle(`Video ${player}`)
    await expect(frame).toHaveAttribute('src', player)
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation')
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    await waitFor(async () => expect(await textbox()).toHaveFocus())
    await type('x')
    await handedOut(args.onChange, `<p>one</p>${video}<p>xtwo</p>`)
  },
}

/** At the end of the text a line to go on with comes along. It is written only when there is something in it. */
export const AddedAtTheEnd: Story = {
  args: { value: '<p>one</p>' },
  play: async ({ args }) => {
    await caretAfter('one')
    await addVideo('https://vimeo.com/76979871')
    const vimeo = video.replace(player, 'https://player.vimeo.com/video/76979871')
    await handedOut(args.onChange, `<p>one</p>${vimeo}`)
    await waitFor(async () => expect(await textbox()).toHaveFocus())
    await type('on')
    await handedOut(args.onChange, `<p>one</p>${vimeo}<p>on</p>`)
  },
}

/** A frame of another host is named and kept, and nothing of it is loaded. */
export const OfAnotherHost: Story = {
  args: { value: `<p>one</p>${elsewhere}<p>two</p>` },
  play: async ({ args, canvasElement }) => {
    const frame = await screen.findByText('https://maps.example/1')
    await expect(frame).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await caretAfter('one')
    await type('!')
    await handedOut(args.onChange, `<p>one!</p>${elsewhere}<p>two</p>`)
    await hand.click(frame.parentElement as HTMLElement)
    await hand.click(await screen.findByRole('button', { name: 'Remove Frame' }))
    await handedOut(args.onChange, '<p>one!</p><p>two</p>')
  },
}

/** Keys move past a video, and take it away from both sides; undo brings it back. */
export const Keys: Story = {
  args: { value: `<p>one</p>${video}<p>two</p>` },
  play: async ({ args }) => {
    await screen.findByTitle(`Video ${player}`)
    await caretBefore('two')
    await hand.keyboard('{Backspace}')
    await handedOut(args.onChange, '<p>one</p><p>two</p>')
    await hand.keyboard('{Control>}z{/Control}')
    await handedOut(args.onChange, `<p>one</p>${video}<p>two</p>`)
    await caretAfter('one')
    await hand.keyboard('{Delete}')
    await handedOut(args.onChange, '<p>one</p><p>two</p>')
    await type('!')
    await handedOut(args.onChange, '<p>one!</p><p>two</p>')
  },
}

export const RemovedByButton: Story = {
  args: { value: `<p>one</p>${video}` },
  play: async ({ args }) => {
    const frame = () => screen.findByTitle(`Video ${player}`)
    await hand.click((await frame()).parentElement as HTMLElement)
    await hand.click(await screen.findByRole('button', { name: 'New line after Video' }))
    await type('two')
    await handedOut(args.onChange, `<p>one</p>${video}<p>two</p>`)
    await hand.click((await frame()).parentElement as HTMLElement)
    await hand.click(await screen.findByRole('button', { name: 'Remove Video' }))
    await handedOut(args.onChange, '<p>one</p><p>two</p>')
    await waitFor(async () => expect(await textbox()).toHaveFocus())
    await type('!')
    await handedOut(args.onChange, '<p>one!</p><p>two</p>')
  },
}
