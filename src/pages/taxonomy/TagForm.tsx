import { Form, type FormHandling } from '../../components/form/Form'
import { TextField } from '../../components/fields/TextField'
import type { TagBody } from '../../contract/bodies'
import { limits } from '../../contract/limits'
import { rules } from '../../contract/rules'

interface TagFormProps {
  initial: TagBody
  submitLabel: 'Add tag' | 'Save tag'
  handling: FormHandling<TagBody>
}

/** The name of a tag (specification §5: name required). */
export function TagForm({ initial, submitLabel, handling }: TagFormProps) {
  return (
    <Form<TagBody>
      initial={initial}
      check={rules.tag}
      submitLabel={submitLabel}
      handling={handling}
      clearOnSaved={submitLabel === 'Add tag'}
      label={submitLabel}
    >
      <TextField<TagBody> name="name" label="Name" required maxLength={limits.name} />
    </Form>
  )
}
