import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { RichTextEditor } from '../../../src/components/richtext/RichTextEditor'
import type { UploadImage } from '../../../src/contract/upload'
import { imageFile } from '../../support/imageFile'
import { EditorInForm } from './EditorInForm'
import { caretAfter, handedOut, pasteHtml, select, textbox, tool } from './writing'

const source =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

const meta = {
  component: RichTextEditor,
  render: (args) => <EditorInForm {...args} />,
  args: {
    label: 'Content',
    value: '<p>one two three</p>',
    onChange: fn(),
    uploadImage: (() => Promise.resolve('/picture.png')) as UploadImage,
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

const save = (name: string) => userEvent.click(screen.getByRole('button', { name }))

export const Link: Story = {
  play: async ({ args }) => {
    await select('two')
    await tool('Link')
    await userEvent.type(await screen.findByLabelText('Address'), 'javascript:alert(1)')
    await save('Save link')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Enter a web address')
    await userEvent.clear(screen.getByLabelText('Address'))
    await userEvent.type(screen.getByLabelText('Address'), 'example.org{Enter}')
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
    await userEvent.clear(address)
    await userEvent.type(address, 'me@b.example{Enter}')
    await handedOut(args.onChange, '<p>see <a href="mailto:me@b.example" target="_blank">there</a></p>')
    await caretAfter('ther')
    await tool('Link')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove link' }))
    await handedOut(args.onChange, '<p>see there</p>')
  },
}

export const Video: Story = {
  play: async ({ args }) => {
    await caretAfter('three')
    await tool('Video')
    await userEvent.type(await screen.findByLabelText('Video address'), 'https://a.example/x{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('YouTube or Vimeo')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Image: Story = {
  play: async ({ args }) => {
    await caretAfter('three')
    await tool('Image')
    await userEvent.upload(await screen.findByLabelText('Image file'), imageFile())
    await waitFor(() => expect(screen.getByLabelText('Image address')).toHaveValue('/picture.png'))
    await userEvent.type(screen.getByLabelText('Alternative text'), 'A picture')
    await save('Save image')
    await handedOut(args.onChange, '<p>one two three<img src="/picture.png" alt="A picture"></p>')
  },
}

export const ImageThatFails: Story = {
  args: {
    uploadImage: failingOnce(),
  },
  play: async ({ args }) => {
    await caretAfter('three')
    await pasteHtml('', [imageFile('holiday.png')])
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'holiday.png could not be uploaded: something went wrong',
    )
    await save('Retry')
    await waitFor(() => expect(screen.getByLabelText('Image address')).toHaveValue('/second.png'))
    await save('Save image')
    await handedOut(args.onChange, '<p>one two three<img src="/second.png" alt=""></p>')
  },
}

export const ImageUploading: Story = {
  args: {
    uploadImage: (_file, { onProgress }) => {
      onProgress(0.4)
      return new Promise(() => {})
    },
  },
  play: async ({ args }) => {
    await caretAfter('three')
    await pasteHtml('', [imageFile('holiday.png')])
    const bar = await screen.findByRole('progressbar', { name: 'Upload of holiday.png' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '40 %'))
    await expect(screen.getByRole('button', { name: 'Save image' })).toBeDisabled()
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const DescribedImage: Story = {
  args: { value: `<p>a<img src="${source}" width="40"></p>` },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Image without alternative text' }))
    await userEvent.type(await screen.findByLabelText('Alternative text'), 'Grey{Enter}')
    await handedOut(args.onChange, `<p>a<img src="${source}" width="40" alt="Grey"></p>`)
    await userEvent.click(await screen.findByRole('button', { name: 'Grey' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove image' }))
    await handedOut(args.onChange, '<p>a</p>')
  },
}
