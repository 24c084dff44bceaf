import { Form, type FormHandling } from '../../components/form/Form'
import { ImageField } from '../../components/fields/ImageField'
import { TextField } from '../../components/fields/TextField'
import type { ProfileBody } from '../../contract/bodies'
import { limits } from '../../contract/limits'
import { rules } from '../../contract/rules'
import type { UploadImage } from '../../contract/upload'

interface ProfileFormProps {
  initial: ProfileBody
  handling: FormHandling<ProfileBody>
  upload: UploadImage
}

/** The own name and image (specification §5: name required). */
export function ProfileForm({ initial, handling, upload }: ProfileFormProps) {
  return (
    <Form<ProfileBody>
      initial={initial}
      check={rules.profile}
      submitLabel="Save profile"
      handling={handling}
      label="Save profile"
    >
      <TextField<ProfileBody> name="name" label="Name" required autoComplete="name" maxLength={limits.name} />
      <ImageField<ProfileBody> name="profileImage" label="Profile image" upload={upload} />
    </Form>
  )
}
