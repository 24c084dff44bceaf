import { useCallback, useRef } from 'react'
import type { UploadImage } from '../../contract/upload'
import { FieldSlot } from './FieldSlot'
import { useFormContext } from './FormContext'
import { MediaList } from './MediaList'
import { useField, type NameOf } from './useField'
import { useUploadHold } from './useUploadHold'

interface MediaFieldProps<Draft extends object> {
  name: NameOf<Draft, string>
  upload: UploadImage
  /** Default 'Media'. */
  label?: string
  description?: string
  disabled?: boolean
}

/**
 * The media of a draft, kept as JSON. The form waits for a running upload, and is not sent while an item stands in
 * the adder that would be lost.
 *
 * Use it for the media of a project: pictures and videos, as many as there are, in an order. For one picture use ImageField.
 */
export function MediaField<Draft extends object = Record<string, string>>(props: MediaFieldProps<Draft>) {
  const { name, upload, label = 'Media', description, disabled } = props
  const isPending = useRef(false)
  const { recheck, onChosen } = useFormContext()
  const field = useField<string>(name, {
    label,
    kind: 'media',
    problem: () =>
      isPending.current ? 'Press Add to keep the media item that you began, or empty its fields' : undefined,
  })
  const handleUploading = useUploadHold(name)
  const handlePending = useCallback(
    (next: boolean, what: string) => {
      isPending.current = next
      onChosen(`${name} begun`, next ? what : undefined)
      recheck(name)
    },
    [recheck, onChosen, name],
  )
  return (
    <FieldSlot name={name}>
      <MediaList
        id={field.id}
        label={label}
        value={field.value}
        onChange={field.change}
        upload={upload}
        onUploading={handleUploading}
        onPending={handlePending}
        description={description}
        error={field.problem}
        disabled={disabled}
      />
    </FieldSlot>
  )
}
