import type { ReactNode } from 'react'
import { Form, type FormHandling } from '../../components/form/Form'
import { TextAreaField } from '../../components/fields/TextAreaField'
import { TextField } from '../../components/fields/TextField'
import type { OpportunityBody } from '../../contract/bodies'
import { limits } from '../../contract/limits'
import { rules } from '../../contract/rules'

interface OpportunityFormProps {
  initial: OpportunityBody
  submitLabel: 'Add opportunity' | 'Save opportunity'
  handling: FormHandling<OpportunityBody>
  /** Further buttons beside the one that submits. */
  actions?: ReactNode
}

/** Title and description of a job opportunity (specification §5: title required). */
export function OpportunityForm({ initial, submitLabel, handling, actions }: OpportunityFormProps) {
  return (
    <Form<OpportunityBody>
      initial={initial}
      check={rules.opportunity}
      submitLabel={submitLabel}
      handling={handling}
      clearOnSaved={submitLabel === 'Add opportunity'}
      actions={actions}
      label={submitLabel}
    >
      <TextField<OpportunityBody> name="title" label="Title" required maxLength={limits.title} />
      <TextAreaField<OpportunityBody> name="description" label="Description" maxLength={limits.description} />
    </Form>
  )
}
