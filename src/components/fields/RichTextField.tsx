import { memo, useRef } from 'react'
import type { UploadImage } from '../../contract/uploads'
import type { RichTextEditorProps, RichTextHandle } from '../richtext/RichTextEditor'
import { FieldPlaceholder } from './FieldPlaceholder'
import { FieldSlot } from './FieldSlot'
import { useChunk } from '../../lib/loading/useChunk'
import { useField, type NameOf } from './useField'
import { useNearScreen } from '../../lib/useNearScreen'

interface RichTextFieldProps<Values extends object> extends Pick<
  RichTextEditorProps,
  'label' | 'description' | 'disabled'
> {
  name: NameOf<Values, string>
  /** Sends an image of the text. */
  upload?: UploadImage
  /** Whether the editor's code may be fetched yet; what is more urgent on the screen comes first. Default true. */
  ready?: boolean
}

const loadEditor = () => import('../richtext/RichTextEditor').then((module) => module.RichTextEditor)

function RichTextFieldOf<Values extends object = Record<string, string>>(props: RichTextFieldProps<Values>) {
  const { name, label, description, disabled, upload, ready = true } = props
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<RichTextHandle>(null)
  const isNear = useNearScreen(place)
  const { part: Editor, hasFailed, retry } = useChunk(loadEditor, isNear && ready)
  const field = useField<string>(name, { label, kind: 'html', commit: () => editor.current?.flush() })
  const texts = { label, description, optional: true, error: field.problem }
  return (
    <FieldSlot name={name}>
      <div ref={place} onBlur={field.leave}>
        {Editor ? (
          <Editor
            {...texts}
            handle={editor}
            id={field.id}
            value={field.value}
            onChange={field.change}
            uploadImage={upload}
            disabled={disabled}
          />
        ) : (
          <FieldPlaceholder {...texts} id={field.id} what="editor" onRetry={hasFailed ? retry : undefined} />
        )}
      </div>
    </FieldSlot>
  )
}

/**
 * Rich text of the form, kept as HTML. The editor's code is fetched when the field comes near the screen.
 *
 * Use it for texts that are published with headings, lists, links and pictures. For plain sentences use
 * TextAreaField.
 */
export const RichTextField = memo(RichTextFieldOf) as typeof RichTextFieldOf
