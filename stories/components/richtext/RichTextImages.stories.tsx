import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { RichTextEditor } from '../../../src/components/richtext/RichTextEditor'
import type { UploadImage } from '../../../src/contract/uploads'
import { imageFile } from '../../support/imageFile'
import { EditorInForm } from './EditorInForm'
import { caretAfter, dropAfter, dropOn, handedOut, pasteHtml, textbox, tool, type } from './writing'
import { hand } from '../../support/hand'

const source =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

const meta = {
  title: 'Components/Rich text/Images',
  component: RichTextEditor,
  render: (args) => <EditorInForm {...args} />,
  args: {
    label: 'Content',
    value: '<p>one two three</p>',
    onChange: fn<(html: string) => void>(),
    uploadImage: (async (file) => `/${file.name}`) as UploadImage,
  },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Refuses the first file and takes the second. */
function failingOnce(): UploadImage {
  let tries = 0
  return () => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('something went wrong')) : Promise.resolve('/second.png')
  }
}

const save = (name: string) => hand.click(screen.getByRole('button', { name }))
const addressIs = (address: string) =>
  waitFor(() => expect(screen.getByLabelText('Image address')).toHaveValue(address))

export const Added: Story = {
  play: async ({ args }) => {
    await caretAfter('three')
    await tool('Image')
    await hand.upload(await screen.findByLabelText('Image file'), imageFile())
    await addressIs('/picture.png')
    await hand.type(screen.getByLabelText('Alternative text'), 'A picture')
    await save('Save image')
    await handedOut(args.onChange, '<p>one two three<img src="/picture.png" alt="A picture"></p>')
  },
}

/** One after the other, at the place of the drop; the caret is after them. */
export const Dropped: Story = {
  play: async ({ args }) => {
    await dropAfter('two', [imageFile('a.png'), imageFile('b.png')])
    await addressIs('/a.png')
    await hand.type(screen.getByLabelText('Alternative text'), 'First{Enter}')
    await addressIs('/b.png')
    await save('Save image')
    const images = '<img src="/a.png" alt="First"><img src="/b.png" alt="">'
    await handedOut(args.onChange, `<p>one two${images} three</p>`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await type('!')
    await handedOut(args.onChange, `<p>one two${images}! three</p>`)
  },
}

/** A file that is let go beside the text must not take the page away. */
export const DroppedBeside: Story = {
  play: async ({ args }) => {
    await expect(dropOn(await textbox(), [imageFile('a.png')])).toBe('kept')
    await addressIs('/a.png')
    await save('Save image')
    await handedOut(args.onChange, '<p>one two three<img src="/a.png" alt=""></p>')
    await expect(dropOn(screen.getByRole('toolbar'), [imageFile('b.png')])).toBe('kept')
  },
}

/** Pasted words with a picture in them: the picture is sent, and never stands in the text as data. */
export const PastedAsData: Story = {
  play: async ({ args }) => {
    await caretAfter('three')
    await pasteHtml(`<p>, <b>four</b>. <img src="${source}"></p>`)
    await addressIs('/pasted-1.png')
    await save('Save image')
    await handedOut(
      args.onChange,
      '<p>one two three, <strong>four</strong>.<img src="/pasted-1.png" alt=""></p>',
    )
    for (const [html] of args.onChange.mock.calls) await expect(html).not.toContain('data:')
  },
}

export const Failing: Story = {
  args: { uploadImage: failingOnce() },
  play: async ({ args }) => {
    await caretAfter('three')
    await pasteHtml('', [imageFile('holiday.png')])
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'holiday.png could not be uploaded: something went wrong',
    )
    await save('Retry')
    await addressIs('/second.png')
    await save('Save image')
    await handedOut(args.onChange, '<p>one two three<img src="/second.png" alt=""></p>')
  },
}

/** Its first file never arrives. */
const held = fn<UploadImage>()
const uploadHeld: UploadImage = (...given) => held(...given)

export const Cancelled: Story = {
  args: { uploadImage: uploadHeld },
  beforeEach: () => {
    held.mockReset()
    held.mockImplementationOnce((_file, { onProgress }) => {
      onProgress(0.4)
      return new Promise(() => {})
    })
    held.mockResolvedValueOnce('/other.png')
  },
  play: async ({ args }) => {
    await caretAfter('three')
    await pasteHtml('', [imageFile('holiday.png')])
    const bar = await screen.findByRole('progressbar', { name: 'Upload of holiday.png' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '40 %'))
    await expect(screen.getByRole('button', { name: 'Save image' })).toBeDisabled()
    await hand.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await expect(held.mock.calls[0]?.[1].signal.aborted).toBe(true)
    await expect(args.onChange).not.toHaveBeenCalled()
    await hand.upload(screen.getByLabelText('Image file'), imageFile('other.png'))
    await addressIs('/other.png')
    await save('Save image')
    await handedOut(args.onChange, '<p>one two three<img src="/other.png" alt=""></p>')
  },
}

export const Described: Story = {
  args: { value: `<p>a<img src="/uploads/1.png" width="40"></p>` },
  play: async ({ args }) => {
    await hand.click(await screen.findByRole('img', { name: 'Image without alternative text' }))
    await hand.click(await screen.findByRole('button', { name: 'Edit image' }))
    await hand.type(await screen.findByLabelText('Alternative text'), 'Grey{Enter}')
    await handedOut(args.onChange, `<p>a<img src="/uploads/1.png" width="40" alt="Grey"></p>`)
    await hand.dblClick(await screen.findByRole('img', { name: 'Grey' }))
    await hand.click(await screen.findByRole('button', { name: 'Remove image' }))
    await handedOut(args.onChange, '<p>a</p>')
  },
}
