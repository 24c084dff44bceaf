import { memo, useCallback, useRef } from 'react'
import type { UploadImage } from '../../contract/uploads'
import { FieldPlaceholder } from './FieldPlaceholder'
import { FieldSlot } from './FieldSlot'
import { useFormContext } from '../form/FormContext'
import { useChunk } from '../../lib/loading/useChunk'
import { useField, type NameOf } from './useField'
import { useUploadHold } from '../form/useUploadHold'

interface MediaFieldProps<Values extends object> {
  name: NameOf<Values, string>
  upload: UploadImage
  /** Whether the code may be fetched yet; what is more urgent on the screen comes first. Default true. */
  ready?: boolean
  /** Default 'Media'. */
  label?: string
  description?: string
  disabled?: boolean
}

const loadList = () => import('../media/MediaList').then((module) => module.MediaList)

function MediaFieldOf<Values extends object = Record<string, string>>(props: MediaFieldProps<Values>) {
  const { name, upload, ready = true, label = 'Media', description, disabled } = props
  const { part: MediaList, hasFailed, retry } = useChunk(loadList, ready)
  const problem = useRef<string>(undefined)
  const { form } = useFormContext()
  const field = useField<string>(name, { label, kind: 'media', problem: () => problem.current })
  const handleUploading = useUploadHold(name)
  const handlePending = useCallback(
    (what: string | undefined, sentence: string) => {
      problem.current = what === undefined ? undefined : sentence
      form.choose(`${name} begun`, what)
      form.recheck(name)
    },
    [form, name],
  )
  const texts = { label, description, optional: true, error: field.problem }
  return (
    <FieldSlot name={name}>
      {MediaList ? (
        <MediaList
          {...texts}
          id={field.id}
          value={field.value}
          onChange={field.change}
          upload={upload}
          onUploading={handleUploading}
          onPending={handlePending}
          disabled={disabled}
        />
      ) : (
        <FieldPlaceholder
          {...texts}
          id={field.id}
          what="media fields"
          isLow
          onRetry={hasFailed ? retry : undefined}
        />
      )}
    </FieldSlot>
  )
}

/**
 * The media of a form, kept as JSON. The form waits for a running upload, and is not sent while an item stands in its
 * fields that would be lost. Its code comes after what is more urgent.
 *
 * Use it for the media of a project: pictures and videos, as many as there are, in an order. For one picture use ImageField.
 */
export const MediaField = memo(MediaFieldOf) as typeof MediaFieldOf
