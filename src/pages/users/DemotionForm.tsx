import { Button } from '@blueprintjs/core'
import { SelectField } from '../../components/fields/SelectField'
import { TextField } from '../../components/fields/TextField'
import { wireOptions } from '../../components/fields/wireOptions'
import { Form } from '../../components/form/Form'
import { lowerRoles, type DemotionBody } from '../../contract/bodies'
import { roleWord } from '../../contract/words'
import type { FormController } from '../../lib/FormController'

const options = wireOptions(lowerRoles, roleWord)

interface DemotionFormProps {
  editor: FormController<DemotionBody>
  onCancel: () => void
}

/** Takes a SUPER_ADMIN's role away: another one, and the own password of the acting user. */
export function DemotionForm({ editor, onCancel }: DemotionFormProps) {
  return (
    <Form<DemotionBody>
      submitLabel="Take role away"
      editor={editor}
      label="Take role away"
      actions={<Button text="Cancel" onClick={onCancel} />}
    >
      <SelectField<DemotionBody> name="role" label="New role" options={options} />
      <TextField<DemotionBody>
        name="password"
        label="Your password"
        type="password"
        required
        autoComplete="current-password"
      />
    </Form>
  )
}
