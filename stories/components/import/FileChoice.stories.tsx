import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { FileChoice } from '../../../src/components/import/FileChoice'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Import/File choice',
  component: FileChoice,
  args: {
    children: <p>A tag needs the column Name.</p>,
    hint: 'CSV in UTF-8, 5 MB and 10,000 rows at most. The first row names the columns.',
    onFile: fn(),
    onText: fn(),
    downloads: [{ label: 'Download a template', onPress: fn() }],
  },
} satisfies Meta<typeof FileChoice>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByLabelText('CSV file')

export const Default: Story = {
  play: async ({ args }) => {
    await expect(field()).toHaveAccessibleDescription(/10,000 rows at most/)
    const file = new File(['Name\na\n'], 'tags.csv', { type: 'text/csv' })
    await hand.upload(field(), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
    await hand.click(screen.getByRole('button', { name: 'Download a template' }))
    await expect(args.downloads[0]?.onPress).toHaveBeenCalledTimes(1)
  },
}

/** Cells of a spreadsheet that are pasted where the file would be dropped. */
export const Pasted: Story = {
  play: async ({ args }) => {
    field().focus()
    const cells = new DataTransfer()
    cells.setData('text/plain', 'Name\tParent\na\tb\n')
    await hand.paste(cells)
    await expect(args.onText).toHaveBeenCalledWith('Name\tParent\na\tb\n')
    await expect(args.onFile).not.toHaveBeenCalled()
  },
}

/** Rows that are typed. */
export const Typed: Story = {
  play: async ({ args }) => {
    await hand.click(screen.getByText('Type or paste rows in place of a file'))
    await hand.clickDisabled(screen.getByRole('button', { name: 'Read these rows' }))
    await hand.type(screen.getByRole('textbox', { name: /^Rows/ }), 'Name{Enter}a')
    await hand.click(screen.getByRole('button', { name: 'Read these rows' }))
    await expect(args.onText).toHaveBeenCalledWith('Name\na')
  },
}

/** The file was refused: the sentence says what to do. */
export const Refused: Story = {
  args: {
    problem:
      'The text of this file is UTF-16. Open it in the spreadsheet, save it as “CSV UTF-8” and choose that file',
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(/UTF-16/)
    await expect(field()).toHaveAttribute('aria-invalid', 'true')
    await expect(field()).toHaveAccessibleDescription(/save it as “CSV UTF-8”/)
  },
}

export const Reading: Story = {
  args: { reading: 'a very long name of a file that somebody has exported from somewhere.csv' },
  play: async () => {
    await expect(screen.getByText(/^Reading a very long name/)).toBeVisible()
    await expect(screen.getByRole('progressbar', { name: /^Reading/ })).toBeVisible()
  },
}
