import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { ParentPicker } from '../../../src/components/picker/ParentPicker'
import { manyOptions, webOptions } from './KeptPicker'
import { hand } from '../../support/hand'

function Kept(props: ComponentProps<typeof ParentPicker>) {
  const [value, setValue] = useState(props.value)
  const handleChange = (id: number) => {
    setValue(id)
    props.onChange(id)
  }
  return <ParentPicker {...props} value={value} onChange={handleChange} />
}

const meta = {
  title: 'Components/Picker/Parent picker',
  component: ParentPicker,
  render: (args) => <Kept {...args} />,
  args: { label: 'Parent', value: 0, onChange: fn(), options: webOptions },
} satisfies Meta<typeof ParentPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Parent' })).toHaveValue('None')
  },
}

export const Open: Story = {
  args: { value: 3 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Parent' })
    await expect(input).toHaveValue('Web / Frameworks / React')
    await hand.click(input)
    const chosen = canvas.getByRole('option', { name: 'Web / Frameworks / React' })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(input).toHaveAttribute('aria-activedescendant', chosen.id)
  },
}

export const ByKeyboardAlone: Story = {
  play: async ({ canvas, args }) => {
    await hand.tab()
    const input = canvas.getByRole('combobox')
    await hand.keyboard('frame work')
    await expect(canvas.getByRole('option', { name: 'Web / Frameworks' })).toBeVisible()
    await hand.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await expect(input).toHaveValue('Web / Frameworks / React')
    await hand.keyboard('{ArrowDown}{ArrowUp}{Escape}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(input).toHaveValue('Web / Frameworks / React')
    await hand.keyboard('none{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    await expect(input).toHaveValue('None')
  },
}

export const LeavingKeepsTheChoice: Story = {
  args: { value: 5 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await hand.click(input)
    await hand.keyboard('nothing like it')
    await expect(canvas.getByText('Nothing found', { selector: 'div' })).toBeVisible()
    await hand.tab()
    await expect(input).toHaveValue('Web / JavaScript')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Escape closes what says that nothing was found, and goes no further: a dialog around the field stays. */
export const EscapeWhereNothingIsFound: Story = {
  args: { value: 5 },
  play: async ({ canvas }) => {
    const heard = fn()
    document.addEventListener('keydown', heard)
    const input = canvas.getByRole('combobox')
    await hand.click(input)
    await hand.keyboard('nothing like it')
    await expect(canvas.getByText('Nothing found', { selector: 'div' })).toBeVisible()
    heard.mockClear()
    await hand.keyboard('{Escape}')
    await expect(canvas.queryByText('Nothing found', { selector: 'div' })).toBeNull()
    await expect(input).toHaveValue('Web / JavaScript')
    await expect(heard).not.toHaveBeenCalled()
    await hand.keyboard('{Escape}')
    await expect(heard).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', heard)
  },
}

export const Invalid: Story = {
  args: { value: 3, error: 'Choose another parent: this one lies below the record itself' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Parent' })).toHaveAccessibleDescription(
      /Choose another parent/,
    )
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Parent' })).toBeDisabled()
  },
}

export const Loading: Story = {
  args: { value: 3, options: [], isLoading: true, known: { id: 3, name: 'React' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Parent' })).toHaveValue('React')
  },
}

export const FiveThousand: Story = {
  args: { options: manyOptions, value: 4000 },
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByRole('option', { name: 'Tag number 4000' })).toBeVisible()
    await expect(canvas.getAllByRole('option').length).toBeLessThan(50)
  },
}
