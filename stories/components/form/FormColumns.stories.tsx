import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FlagField } from '../../../src/components/fields/FlagField'
import { TextField } from '../../../src/components/fields/TextField'
import { Form } from '../../../src/components/form/Form'
import { FormCard } from '../../../src/components/form/FormCard'
import { FormColumns } from '../../../src/components/form/FormColumns'
import { FormSection } from '../../../src/components/form/FormSection'
import { hand } from '../../support/hand'
import { saves } from '../../support/storyEditor'
import { useStoryEditor } from '../../support/storyEditor'

const initial = { name: 'React', license: 'MIT', isActive: true, isFeatured: false }
const handling = saves<typeof initial>()

function ColumnsForm({ width }: { width?: number }) {
  const editor = useStoryEditor({ ...handling, initial })
  return (
    <div style={{ width, maxWidth: '100%' }}>
      <Form<typeof initial> editor={editor} submitLabel="Save project">
        <FormColumns
          rail={
            <>
              <FormCard label="State">
                <FlagField<typeof initial> name="isActive" label="Active" isSwitch />
                <FlagField<typeof initial> name="isFeatured" label="Featured" isSwitch />
              </FormCard>
              <FormCard>Claims 3</FormCard>
            </>
          }
        >
          <FormSection columns="long first">
            <TextField<typeof initial> name="name" label="Name" required />
            <TextField<typeof initial> name="license" label="License" />
          </FormSection>
        </FormColumns>
      </Form>
    </div>
  )
}

const meta = {
  title: 'Components/Form/Columns',
  component: ColumnsForm,
  subcomponents: { FormColumns, FormCard, FlagField },
} satisfies Meta<typeof ColumnsForm>

export default meta
type Story = StoryObj<typeof meta>

const isBeside = (one: Element, other: Element) =>
  one.getBoundingClientRect().right < other.getBoundingClientRect().left

/** Beside each other on a wide screen, below each other on a phone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const texts = canvas.getByLabelText('License')
    await expect(isBeside(texts, canvas.getByRole('group', { name: 'State' }))).toBe(innerWidth >= 1100)
    await expect(canvas.getByText('optional')).toBeVisible()
  },
}

/** In a narrow place on a screen of any width: one column. */
export const InANarrowPlace: Story = {
  args: { width: 380 },
  play: async ({ canvas }) => {
    const state = canvas.getByRole('group', { name: 'State' })
    await expect(isBeside(canvas.getByLabelText('License'), state)).toBe(false)
    await expect(state.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByLabelText('License').getBoundingClientRect().bottom,
    )
  },
}

/** What looks like a switch is a checkbox all the same. */
export const Switches: Story = {
  play: async ({ canvas }) => {
    const featured = canvas.getByRole('checkbox', { name: 'Featured' })
    await expect(featured).not.toBeChecked()
    await hand.click(canvas.getByText('Featured'))
    await expect(featured).toBeChecked()
    await hand.keyboard(' ')
    await expect(featured).not.toBeChecked()
  },
}
