import { Form } from '../../components/form/Form'
import { TextField } from '../../components/fields/TextField'
import type { TagBody } from '../../contract/records/tag'
import { limits } from '../../contract/limits'
import type { FormController } from '../../lib/FormController'

interface TagFormProps {
  submitLabel: 'Add tag' | 'Save tag'
  editor: FormController<TagBody>
}

/** The name of a tag (specification §5: name required). */
export function TagForm({ editor, submitLabel }: TagFormProps) {
  return (
    <Form<TagBody> submitLabel={submitLabel} editor={editor} label={submitLabel}>
      <TextField<TagBody> name="name" label="Name" required maxLength={limits.name} />
    </Form>
  )
}
