import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ModalDialog } from '../../../src/components/feedback/ModalDialog'
import styles from '../../../src/components/feedback/ModalDialog.module.css'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Feedback/Modal dialog',
  component: ModalDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    isOpen: true,
    title: 'What was left out',
    focusFirst: (dialog) => dialog.querySelector('button'),
    onClose: fn(),
    children: (
      <>
        <p>Two projects were not changed.</p>
        <div className={styles.actions}>
          <Button text="Close" />
        </div>
      </>
    ),
  },
} satisfies Meta<typeof ModalDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'What was left out' })
const pressBeside = async () => hand.clickBeside(await dialog())

/** It is named by its heading and begins where it says. A press beside it closes nothing; Escape does. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await dialog()).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await pressBeside()
    await expect(args.onClose).not.toHaveBeenCalled()
    await hand.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** Nothing can be lost in it: a press beside it closes it. */
export const Light: Story = {
  args: { isLight: true },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await pressBeside()
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** Nothing to press yet: the heading has the focus, and readers hear it. */
export const Reading: Story = {
  args: { focusFirst: () => null, width: 760, children: <p>Reading the project as it is now…</p> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What was left out' })).toHaveFocus())
    await expect((await dialog()).getBoundingClientRect().width).toBeLessThanOrEqual(760)
  },
}
