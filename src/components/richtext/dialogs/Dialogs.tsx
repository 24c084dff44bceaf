import type { UploadImage } from '../../../contract/uploads'
import type { EditorModel } from '../EditorModel'
import { ImageDialog, type ImagePlace } from './ImageDialog'
import { LinkDialog } from './LinkDialog'
import { VideoDialog } from './VideoDialog'

/** The dialog that is open. */
export type OpenDialog =
  { kind: 'link' } | { kind: 'video' } | { kind: 'image'; place?: ImagePlace; file?: File } | null

interface DialogsProps {
  open: OpenDialog
  model: EditorModel
  uploadImage: UploadImage | undefined
  onClose: () => void
}

/** The editor's dialogs. */
export function Dialogs({ open, model, uploadImage, onClose }: DialogsProps) {
  switch (open?.kind) {
    case 'link':
      return <LinkDialog model={model} onClose={onClose} />
    case 'video':
      return <VideoDialog model={model} onClose={onClose} />
    case 'image':
      return (
        <ImageDialog
          key={open.file?.name}
          model={model}
          uploadImage={uploadImage}
          place={open.place}
          file={open.file}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
