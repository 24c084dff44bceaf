import { FlagField } from '../../../src/components/fields/FlagField'
import { Form } from '../../../src/components/form/Form'
import { FormSection } from '../../../src/components/form/FormSection'
import { ImageField } from '../../../src/components/fields/ImageField'
import { MediaField } from '../../../src/components/fields/MediaField'
import { ParentField } from '../../../src/components/fields/ParentField'
import { PickerField } from '../../../src/components/fields/PickerField'
import { TextField } from '../../../src/components/fields/TextField'
import type { UploadImage } from '../../../src/contract/uploads'
import { useStoryEditor } from '../../support/storyEditor'
import { webOptions } from '../picker/KeptPicker'

/** A draft with the fields that are more than one input. */
export interface AllValues {
  featuredImage: string
  name: string
  license: string
  tags: number[]
  categories: number[]
  parentId: number
  mediaJson: string
  isActive: boolean
}

export const emptyAll: AllValues = {
  featuredImage: '',
  name: '',
  license: '',
  tags: [],
  categories: [],
  parentId: 0,
  mediaJson: '',
  isActive: true,
}

interface AllFieldsFormProps {
  initial: AllValues
  onSubmit: (draft: AllValues) => Promise<boolean>
  onDirtyChange: (dirty: boolean) => void
  upload: UploadImage
  /** None of the fields can be changed. */
  disabled?: boolean
}

const check = (values: AllValues) => ({
  ...(values.featuredImage === '' ? { featuredImage: 'Featured image is mandatory' } : {}),
  ...(values.tags.length === 0 ? { tags: 'Please add at least one tag, category and language' } : {}),
  ...(values.parentId === 3 ? { parentId: 'Choose another parent' } : {}),
})

/** All fields in sections, as a page puts them together. */
export function AllFieldsForm(props: AllFieldsFormProps) {
  const { initial, onSubmit, onDirtyChange, upload, disabled = false } = props
  const editor = useStoryEditor<AllValues>({ initial, check, onSubmit, onDirtyChange, clearOnSaved: true })
  return (
    <Form<AllValues> editor={editor} submitLabel="Add project">
      <ImageField<AllValues>
        name="featuredImage"
        label="Featured image"
        required
        upload={upload}
        disabled={disabled}
      />
      <FormSection columns={2}>
        <TextField<AllValues> name="name" label="Name" disabled={disabled} />
        <TextField<AllValues> name="license" label="License" disabled={disabled} />
      </FormSection>
      <FormSection columns={3}>
        <PickerField<AllValues> name="tags" label="Tags" required options={webOptions} disabled={disabled} />
        <PickerField<AllValues>
          name="categories"
          label="Categories"
          options={webOptions}
          disabled={disabled}
        />
        <ParentField<AllValues> name="parentId" label="Parent" options={webOptions} disabled={disabled} />
      </FormSection>
      <MediaField<AllValues> name="mediaJson" upload={upload} disabled={disabled} />
      <FormSection columns={3} label="State">
        <FlagField<AllValues> name="isActive" label="Active" disabled={disabled} />
      </FormSection>
    </Form>
  )
}
