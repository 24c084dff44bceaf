import { Button } from '@blueprintjs/core'
import { useId, useRef, useState } from 'react'
import { LineInput } from '../../fields/LineInput'
import { type UploadImage, srcSetOf } from '../../../contract/uploads'
import { isImageAddress } from '../../../contract/fieldRules'
import { completeLink } from '../../../richtext/addresses'
import { changeObject, insertImage } from '../../../richtext/commands/insertTokens'
import { attributeOf } from '../../../richtext/lineSource'
import { type Image, tokenAt } from '../../../richtext/tokens'
import { FileDrop } from '../../upload/FileDrop'
import { imageHint, imageTypes } from '../../upload/imageFile'
import { UploadProgress } from '../../upload/UploadProgress'
import { DialogField } from './DialogField'
import type { EditorModel } from '../EditorModel'
import { ToolDialog } from './ToolDialog'
import styles from './ToolDialog.module.css'
import { useImageUpload } from './useImageUpload'

/** An image's place in the text. */
export interface ImagePlace {
  key: string
  offset: number
}

interface ImageDialogProps {
  model: EditorModel
  uploadImage: UploadImage | undefined
  /** The image to describe or take away; a new one without it. */
  place?: ImagePlace | undefined
  /** A file that was pasted or dropped. */
  file?: File | undefined
  onClose: () => void
}

function imageAt(model: EditorModel, place: ImagePlace | undefined): Image | undefined {
  if (!place) return undefined
  const content = model.state.getCurrentContent()
  const token = tokenAt(content, content.getBlockForKey(place.key)?.getEntityAt(place.offset) ?? null)
  return token?.type === 'IMAGE' ? token.data : undefined
}

/** The image with another alternative text; all its other attributes stay. */
const described = (image: Image, alt: string): Image => ({
  ...image,
  attributes: image.attributes.some(([name]) => name === 'alt')
    ? image.attributes.map(([name, value]) => [name, name === 'alt' ? alt : value] as const)
    : [...image.attributes, ['alt', alt]],
})

/** Puts an image into the text (uploaded, or by its address), or changes the one that is there. */
export function ImageDialog({ model, uploadImage, place, file, onClose }: ImageDialogProps) {
  const id = useId()
  const [image] = useState(() => imageAt(model, place))
  const [address, setAddress] = useState(image ? attributeOf(image.attributes, 'src') : '')
  const [alt, setAlt] = useState(image ? attributeOf(image.attributes, 'alt') : '')
  const [problem, setProblem] = useState('')
  const altInput = useRef<HTMLInputElement>(null)
  const upload = useImageUpload(uploadImage, file, (uploaded) => {
    setAddress(uploaded)
    setProblem('')
    altInput.current?.focus()
  })
  const handleSave = () => {
    if (image && place) {
      model.apply((state) =>
        changeObject(state, place.key, place.offset, { type: 'IMAGE', data: described(image, alt) }),
      )
      onClose()
      return
    }
    const src = completeLink(address)
    if (src === null || !isImageAddress(src)) setProblem('Choose an image, or enter its web address')
    else {
      model.apply((state) => insertImage(state, src, alt))
      onClose()
    }
  }
  const handleRemove = () => {
    if (place) model.apply((state) => changeObject(state, place.key, place.offset, null))
    onClose()
  }
  const addressError = upload.failure || problem
  return (
    <ToolDialog
      title={image ? 'Edit image' : 'Add image'}
      saveLabel="Save image"
      isBusy={upload.uploading !== undefined}
      onSave={handleSave}
      onClose={onClose}
      extra={
        image && <Button text="Remove image" intent="danger" variant="outlined" onClick={handleRemove} />
      }
    >
      {address !== '' && isImageAddress(address) && (
        <img className={styles.preview} src={address} srcSet={srcSetOf(address)} sizes="320px" alt="" />
      )}
      {!image && uploadImage && (
        <DialogField id={`${id}-file`} label="Image file" hint={imageHint}>
          <FileDrop id={`${id}-file`} accept={imageTypes} onFile={upload.handleFile}>
            {upload.uploading ? (
              <UploadProgress
                fileName={upload.uploading.file.name}
                fraction={upload.uploading.fraction}
                onCancel={upload.cancel}
              />
            ) : (
              <span>Choose an image, or drop it here</span>
            )}
            {upload.retry && <Button size="small" text="Retry" onClick={upload.retry} />}
          </FileDrop>
        </DialogField>
      )}
      {!image && (
        <DialogField id={`${id}-address`} label="Image address" error={addressError}>
          <LineInput
            id={`${id}-address`}
            inputMode="url"
            value={address}
            onValueChange={setAddress}
            aria-invalid={addressError !== '' || undefined}
            aria-describedby={addressError ? `${id}-address-error` : undefined}
          />
        </DialogField>
      )}
      <DialogField
        id={`${id}-alt`}
        label="Alternative text"
        hint="What the image shows, for those who cannot see it"
      >
        <LineInput id={`${id}-alt`} inputRef={altInput} value={alt} onValueChange={setAlt} />
      </DialogField>
    </ToolDialog>
  )
}
