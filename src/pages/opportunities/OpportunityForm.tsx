import type { ReactNode } from 'react'
import { Form } from '../../components/form/Form'
import { TextAreaField } from '../../components/fields/TextAreaField'
import { TextField } from '../../components/fields/TextField'
import type { OpportunityBody } from '../../contract/bodies'
import { limits } from '../../contract/limits'
import type { FormController } from '../../lib/FormController'

interface OpportunityFormProps {
  submitLabel: 'Add opportunity' | 'Save opportunity'
  editor: FormController<OpportunityBody>
  /** Further buttons beside the one that submits. */
  actions?: ReactNode
}

/** Title and description of a job opportunity (specification §5: title required). */
export function OpportunityForm({ editor, submitLabel, actions }: OpportunityFormProps) {
  return (
    <Form<OpportunityBody> submitLabel={submitLabel} editor={editor} actions={actions} label={submitLabel}>
      <TextField<OpportunityBody> name="title" label="Title" required maxLength={limits.title} />
      <TextAreaField<OpportunityBody> name="description" label="Description" maxLength={limits.description} />
    </Form>
  )
}
