import { Form } from '../../components/form/Form'
import { ImageField } from '../../components/fields/ImageField'
import { TextField } from '../../components/fields/TextField'
import type { ProfileBody } from '../../contract/bodies'
import { limits } from '../../contract/limits'
import type { UploadImage } from '../../contract/uploads'
import type { FormController } from '../../lib/FormController'

interface ProfileFormProps {
  editor: FormController<ProfileBody>
  upload: UploadImage
}

/** The own name and image (specification §5: name required). */
export function ProfileForm({ editor, upload }: ProfileFormProps) {
  return (
    <Form<ProfileBody> submitLabel="Save profile" editor={editor} label="Save profile">
      <TextField<ProfileBody> name="name" label="Name" required autoComplete="name" maxLength={limits.name} />
      <ImageField<ProfileBody> name="profileImage" label="Profile image" upload={upload} />
    </Form>
  )
}
