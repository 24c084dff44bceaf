import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { OpportunityBody } from '../../../src/contract/bodies'
import { rules } from '../../../src/contract/rules'
import { OpportunityForm } from '../../../src/pages/opportunities/OpportunityForm'
import { hasFailed, inEditor, isSaving, saves } from '../../support/storyEditor'
import { hand } from '../../support/hand'

const filled: OpportunityBody = { title: 'Draw icons', description: 'Sixteen of them.\nIn two colours.' }

const Edited = inEditor(OpportunityForm, rules.opportunity)

const meta = {
  title: 'Opportunities/Form',
  component: Edited,
  args: {
    initial: { title: '', description: '' },
    submitLabel: 'Add opportunity',
    handling: saves<OpportunityBody>(),
  },
} satisfies Meta<typeof Edited>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { initial: filled, submitLabel: 'Save opportunity' } }

/** A title is required, a description is not (specification §5). */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Add opportunity' }))
    await expect(await canvas.findByText('Title is required')).toBeVisible()
    await expect(canvas.getByLabelText('Description')).toBeValid()
    await expect(args.handling.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submits: Story = {
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByLabelText('Title'), ' Draw icons ')
    await hand.type(canvas.getByLabelText('Description'), 'Sixteen of them.{Enter}In two colours.')
    await hand.click(canvas.getByRole('button', { name: 'Add opportunity' }))
    await waitFor(() => expect(args.handling.onSubmit).toHaveBeenCalledWith(filled))
  },
}

export const Saving: Story = {
  args: { initial: filled, handling: isSaving<OpportunityBody>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add opportunity' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const SaveFailed: Story = {
  args: { initial: filled, handling: hasFailed<OpportunityBody>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server says no')
    await expect(canvas.getByLabelText('Title')).toHaveValue('Draw icons')
  },
}
