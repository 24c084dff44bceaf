import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TextField } from '../../../src/components/fields/TextField'
import { FormDialog } from '../../../src/components/feedback/FormDialog'
import { Form } from '../../../src/components/form/Form'
import { useStoryEditor } from '../../support/storyEditor'
import { hand } from '../../support/hand'

interface Reason {
  reason: string
}

function ReasonForm() {
  const editor = useStoryEditor<Reason>({ initial: { reason: '' }, onSubmit: async () => true })
  return (
    <Form<Reason> submitLabel="Send" editor={editor} label="Reason">
      <TextField<Reason> name="reason" label="Reason" required />
    </Form>
  )
}

const meta = {
  title: 'Components/Feedback/Form dialog',
  component: FormDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { isOpen: true, title: 'Give a reason', children: <ReasonForm />, onClose: fn() },
} satisfies Meta<typeof FormDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Give a reason' })).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Reason', { selector: 'input' })).toHaveFocus())
    await hand.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** The focus returns to what opened the dialog. */
export const OpensAndCloses: Story = {
  args: { isOpen: false },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button text="Give a reason" onClick={() => setOpen(true)} />
        <FormDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Give a reason' })
    await hand.click(opener)
    await waitFor(() => expect(screen.getByLabelText('Reason', { selector: 'input' })).toHaveFocus())
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
