import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { KeptPicker, manyOptions, webOptions } from './KeptPicker'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Picker/Multi picker',
  component: KeptPicker,
  args: { label: 'Language stacks', value: [], onChange: fn(), options: webOptions },
} satisfies Meta<typeof KeptPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Language stacks' })).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

export const Filled: Story = {
  args: { value: [3, 5, 9], required: true, description: 'At least one' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'Remove React' })).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { error: 'Please add at least one tag, category and language' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Language stacks' })).toHaveAccessibleDescription(
      'Please add at least one tag, category and language',
    )
  },
}

export const Open: Story = {
  args: { value: [3] },
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('option', { name: 'Web / Frameworks / React' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('listbox', { name: 'Language stacks' })).toBeVisible()
  },
}

export const PickedAndRemoved: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await hand.type(input, 'reac')
    await hand.click(canvas.getByRole('option', { name: 'Web / Frameworks / React' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([3])
    await expect(canvas.getByRole('status')).toHaveTextContent('React selected')
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('')
    await hand.click(canvas.getByRole('button', { name: 'Remove React' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('status')).toHaveTextContent('React removed')
  },
}

/** Escape closes what says that there is nothing to choose from, and goes no further: a dialog around the field stays. */
export const EscapeWhereNothingIsThere: Story = {
  args: { options: [], onCreate: undefined },
  play: async ({ canvas }) => {
    const heard = fn()
    document.addEventListener('keydown', heard)
    const input = canvas.getByRole('combobox')
    await hand.click(input)
    const hint = 'There is nothing to choose from yet'
    await expect(canvas.getByText(hint, { selector: 'div' })).toBeVisible()
    await hand.keyboard('x')
    await expect(canvas.getByText('Nothing found', { selector: 'div' })).toBeVisible()
    heard.mockClear()
    await hand.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await hand.keyboard('{Escape}')
    await expect(canvas.queryByText(hint, { selector: 'div' })).toBeNull()
    await expect(heard).not.toHaveBeenCalled()
    await hand.keyboard('{Escape}')
    await expect(heard).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', heard)
  },
}

/** Nothing but keys: open, move, pick, search, close, remove by Backspace and from chip to chip. */
export const ByKeyboardAlone: Story = {
  play: async ({ canvas, args }) => {
    await hand.tab()
    const input = canvas.getByRole('combobox')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await hand.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([7])
    await hand.keyboard('vue{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([7, 4])
    await hand.keyboard('work')
    await expect(canvas.getByRole('status')).toHaveTextContent('4 found')
    await hand.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await hand.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await hand.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Remove Vue' })).toHaveFocus()
    await hand.keyboard('{ArrowLeft}{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith([4])
    await expect(canvas.getByRole('button', { name: 'Remove Vue' })).toHaveFocus()
    await hand.keyboard('{ArrowRight}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(input).toHaveFocus()
  },
}

/** Where something stands below it that comes next: the list closes with each pick, by mouse or key, and opens for another. */
export const ClosesOnPick: Story = {
  args: { closesOnPick: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await hand.click(input)
    await hand.click(canvas.getByRole('option', { name: 'Web / Frameworks / React' }))
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(input).toHaveFocus()
    await hand.keyboard('vue{Enter}')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await hand.click(input)
    await expect(canvas.getByRole('listbox')).toBeVisible()
  },
}

/** Five thousand: few rows are in the document, the list wraps from the first to the last, and a search is at once. */
export const FiveThousand: Story = {
  args: { options: manyOptions, label: 'Tags' },
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('combobox', { name: 'Tags' }))
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40)
    await hand.keyboard('{ArrowUp}')
    const last = await canvas.findByRole('option', { name: 'Tag number 5000' })
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', last.id)
    await expect(last).toHaveAttribute('aria-posinset', '5000')
    const start = performance.now()
    await hand.keyboard('number 4321')
    await expect(performance.now() - start).toBeLessThan(3000)
    await hand.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([4321])
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('combobox'), 'cobol')
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Names of picked records stand although the options still load. */
export const Loading: Story = {
  args: { options: [], isLoading: true, value: [3, 77], known: [{ id: 3, name: 'React' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove React' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove #77' })).toBeVisible()
    await hand.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
  },
}
