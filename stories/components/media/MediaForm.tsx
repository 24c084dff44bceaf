import { Form } from '../../../src/components/form/Form'
import { MediaField } from '../../../src/components/fields/MediaField'
import type { UploadImage } from '../../../src/contract/upload'

interface MediaDraft {
  mediaJson: string
}

export interface MediaFormProps {
  mediaJson: string
  upload: UploadImage
  onSubmit: (draft: MediaDraft) => Promise<boolean>
  onDirtyChange?: (isDirty: boolean) => void
  ready?: boolean
}

/** The media of a project in a form of their own. */
export function MediaForm({ mediaJson, upload, onSubmit, onDirtyChange, ready = true }: MediaFormProps) {
  return (
    <Form<MediaDraft>
      initial={{ mediaJson }}
      check={() => ({})}
      submitLabel="Save project"
      handling={{ onSubmit, saving: false, ...(onDirtyChange && { onDirtyChange }) }}
    >
      <MediaField<MediaDraft> name="mediaJson" upload={upload} ready={ready} />
    </Form>
  )
}
