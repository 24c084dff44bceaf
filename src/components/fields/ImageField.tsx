import { memo } from 'react'
import type { UploadImage } from '../../contract/uploads'
import { FieldSlot } from './FieldSlot'
import { ImageInput } from '../upload/ImageInput'
import { useField, type NameOf } from './useField'
import { useUploadHold } from '../form/useUploadHold'

interface ImageFieldProps<Values extends object> {
  name: NameOf<Values, string>
  label: string
  upload: UploadImage
  description?: string
  required?: boolean
  disabled?: boolean
}

function ImageFieldOf<Values extends object = Record<string, string>>(props: ImageFieldProps<Values>) {
  const { name, label, upload, description, required, disabled } = props
  const field = useField<string>(name, { label })
  const handleUploading = useUploadHold(name)
  return (
    <FieldSlot name={name}>
      <ImageInput
        id={field.id}
        label={label}
        value={field.value}
        onChange={field.change}
        onUploading={handleUploading}
        upload={upload}
        description={description}
        error={field.problem}
        required={required}
        optional={!required}
        disabled={disabled}
      />
    </FieldSlot>
  )
}

/**
 * An image of the form, kept as its address. The form waits for a running upload, and says so on its button.
 *
 * Use it for the one picture of a record. For a list of pictures and videos use MediaField; for a picture within a
 * text, the editor’s own dialog.
 */
export const ImageField = memo(ImageFieldOf) as typeof ImageFieldOf
