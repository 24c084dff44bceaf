import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { Option } from '../../../src/components/picker/optionTree'
import { KeptPicker, webOptions } from './KeptPicker'
import { hand } from '../../support/hand'

const onCreate: (name: string) => Promise<Option> = fn(async (name: string) => ({ id: 100, name }))

const meta = {
  title: 'Components/Picker/Create in the picker',
  component: KeptPicker,
  args: { label: 'Language stacks', value: [], onChange: fn(), options: webOptions, onCreate },
} satisfies Meta<typeof KeptPicker>
export default meta
type Story = StoryObj<typeof meta>

export const CreatesAMissingOne: Story = {
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByRole('combobox'), '  Zig ')
    await hand.click(canvas.getByRole('option', { name: 'Create “Zig”' }))
    await expect(args.onCreate).toHaveBeenCalledWith('Zig')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([100]))
    await expect(canvas.getByRole('button', { name: 'Remove Zig' })).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

/** Nearly the same as one that exists: that one stands first, so Enter takes it, and the creation warns. */
export const NearlyTheSame: Story = {
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByRole('combobox'), 'Java Script')
    const options = canvas.getAllByRole('option')
    await expect(options[0]).toHaveTextContent('JavaScriptDid you mean this?')
    await expect(options[1]).toHaveTextContent('Create “Java Script”Nearly the same as “JavaScript”')
    await hand.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([5])
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

export const ExistingInAnotherCase: Story = {
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('combobox'), 'REACT')
    await expect(canvas.getByRole('option', { name: 'Web / Frameworks / React' })).toBeVisible()
    await expect(canvas.queryByRole('option', { name: /Create/ })).not.toBeInTheDocument()
  },
}

export const Creating: Story = {
  args: { onCreate: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await hand.type(input, 'Zig{Enter}')
    await expect(await canvas.findByRole('option', { name: 'Creating “Zig”…' })).toBeVisible()
    await expect(input).toHaveValue('Zig')
    await expect(input).toHaveAttribute('aria-busy', 'true')
  },
}

/** Fails as offline this many times, then succeeds. */
function refusedFirst(times: number): (name: string) => Promise<Option> {
  let tries = 0
  return async (name) => {
    tries += 1
    if (tries <= times) throw new Error('Please check your internet connection')
    return { id: 101, name }
  }
}

export const CreateFailed: Story = {
  args: { onCreate: refusedFirst(Infinity) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await hand.type(input, 'Zig{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '“Zig” could not be created: Please check your internet connection',
    )
    await hand.tab()
    await expect(input).toHaveValue('Zig')
    await expect(input).toBeInvalid()
  },
}

export const CreateRetried: Story = {
  args: { onCreate: refusedFirst(1) },
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByRole('combobox'), 'Zig{Enter}')
    await canvas.findByRole('alert')
    await hand.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([101]))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

const long = 'a-name-without-any-blank-that-is-far-longer-than-the-screen-is-wide-and-goes-on-and-on'

export const Narrow: Story = {
  args: {
    value: [1, 2, 3],
    options: [
      { id: 1, name: long },
      { id: 2, name: '名前 🧪', path: ['A long path of parents', 'that goes on', 'further and further'] },
      { id: 3, name: 'إطار عمل' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await hand.click(canvas.getByRole('combobox'))
    const box = canvasElement.querySelector('div')
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0)
  },
}
