import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { FileChoice } from '../../../src/components/import/FileChoice'
import { ImportFrame } from '../../../src/components/import/ImportFrame'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Import/Import frame',
  component: ImportFrame,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    isOpen: true,
    title: 'Import tags',
    children: (
      <FileChoice hint="CSV in UTF-8" onFile={fn()} onText={fn()} downloads={[]}>
        <p>A tag needs the column Name.</p>
      </FileChoice>
    ),
    actions: <Button text="Cancel" />,
    onClose: fn(),
  },
} satisfies Meta<typeof ImportFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The choice of the file has the focus; Escape closes it. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Import tags' })).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('CSV file')).toHaveFocus())
    await hand.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
