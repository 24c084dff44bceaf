import { useMemo } from 'react'
import { Form } from '../../../src/components/form/Form'
import { MediaField } from '../../../src/components/fields/MediaField'
import type { UploadImage } from '../../../src/contract/uploads'
import { useStoryEditor } from '../../support/storyEditor'

interface MediaValues {
  mediaJson: string
}

export interface MediaFormProps {
  mediaJson: string
  upload: UploadImage
  onSubmit: (draft: MediaValues) => Promise<boolean>
  onDirtyChange?: (isDirty: boolean) => void
  ready?: boolean
}

/** The media of a project in a form of their own. */
export function MediaForm({ mediaJson, upload, onSubmit, onDirtyChange, ready = true }: MediaFormProps) {
  const initial = useMemo(() => ({ mediaJson }), [mediaJson])
  const editor = useStoryEditor<MediaValues>({ initial, onSubmit, ...(onDirtyChange && { onDirtyChange }) })
  return (
    <Form<MediaValues> editor={editor} submitLabel="Save project">
      <MediaField<MediaValues> name="mediaJson" upload={upload} ready={ready} />
    </Form>
  )
}
