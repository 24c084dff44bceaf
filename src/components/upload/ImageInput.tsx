import { Button } from '@blueprintjs/core'
import { MediaIcon } from '@blueprintjs/icons'
import { useEffect, useId, useState } from 'react'
import { isImageAddress } from '../../contract/fieldRules'
import { type UploadImage, srcSetOf } from '../../contract/uploads'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { FieldFrame, frameIds, type FieldTexts } from '../fields/FieldFrame'
import { FileDrop } from './FileDrop'
import { imageHint, imageProblem, imageTypes } from './imageFile'
import styles from './ImageInput.module.css'
import { UploadProgress } from './UploadProgress'
import { useUpload } from './useUpload'

interface ImageInputProps extends FieldTexts {
  id?: string
  /** Address of the image, '' for none. */
  value: string
  onChange: (address: string) => void
  upload: UploadImage
  /** Called when an upload starts and ends, with the file that is not uploaded yet. */
  onUploading?: (isUploading: boolean, fileName?: string) => void
  disabled?: boolean
}

/**
 * One image by its address: chosen, dropped or pasted, checked, uploaded with progress, and shown.
 *
 * Use it through ImageField. By itself only where there is no form, as in the editor’s dialog.
 */
export function ImageInput(props: ImageInputProps) {
  const { label, value, onChange, upload, onUploading, disabled } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const { state, send, cancel } = useUpload(upload)
  /** The last file that was tried, what was wrong with it, and the image it was to replace. */
  const [tried, setTried] = useState<{ instead: string; problem: string | undefined }>()
  const [uploaded, setUploaded] = useState<string>()
  /** An address that answered no image. */
  const [broken, setBroken] = useState<string>()
  const isUploading = state.status === 'uploading'
  const fileName = state.status === 'idle' ? undefined : state.file.name
  useEffect(() => onUploading?.(isUploading, fileName), [onUploading, isUploading, fileName])

  const handleFile = async (file: File) => {
    const problem = imageProblem(file)
    setTried({ instead: value, problem })
    if (problem) return
    const address = await send(file)
    if (address === undefined) return
    setUploaded(`${file.name} is uploaded`)
    onChange(address)
  }
  // The button that was pressed goes away: its user goes on at the field.
  const focusInput = () => document.getElementById(id)?.focus()
  const handleRetry = (file: File) => {
    focusInput()
    void handleFile(file)
  }
  const handleCancel = () => {
    focusInput()
    cancel()
  }
  const handleRemove = () => {
    setTried(undefined)
    cancel()
    onChange('')
    focusInput()
  }

  // What went wrong with a file is past once the form shows another image.
  const isCurrent = tried?.instead === value
  const failed = isCurrent && state.status === 'failed' ? state : undefined
  const problem = isCurrent ? tried.problem : undefined
  const failure = failed ? `${failed.file.name} could not be uploaded: ${failed.reason}` : problem
  const spoken = state.status === 'uploading' ? `Uploading ${state.file.name}` : (uploaded ?? '')
  const texts = { ...props, description: props.description ?? `${imageHint}.`, error: failure ?? props.error }
  return (
    <FieldFrame id={id} {...texts} isUrgent={failure !== undefined}>
      <FileDrop
        id={id}
        accept={imageTypes}
        onFile={handleFile}
        describedBy={frameIds(id, texts).describedBy}
        isInvalid={texts.error !== undefined}
        required={props.required}
        disabled={disabled}
      >
        <div className={styles.preview}>
          {value !== '' && value !== broken && isImageAddress(value) ? (
            <img
              src={value}
              srcSet={srcSetOf(value)}
              sizes="320px"
              alt={`Preview: ${label}`}
              onError={() => setBroken(value)}
            />
          ) : (
            <MediaIcon size={28} aria-hidden />
          )}
        </div>
        {state.status === 'uploading' ? (
          <UploadProgress fileName={state.file.name} fraction={state.fraction} onCancel={handleCancel} />
        ) : (
          <div className={styles.words}>
            <div>
              <span className={styles.lead}>{value ? 'Replace the image' : 'Choose an image'}</span>, drop it
              here or paste it
            </div>
            {value !== '' && (value === broken || !isImageAddress(value)) && (
              <div className={styles.broken}>The image at {value} can’t be loaded</div>
            )}
            <div className={styles.actions}>
              {failed && (
                <Button size="small" intent="primary" text="Retry" onClick={() => handleRetry(failed.file)} />
              )}
              {value !== '' && (
                <Button
                  size="small"
                  text="Remove"
                  aria-label={`Remove ${label.toLowerCase()}`}
                  disabled={disabled}
                  onClick={handleRemove}
                />
              )}
            </div>
          </div>
        )}
      </FileDrop>
      <VisuallyHidden>
        <output>{spoken}</output>
      </VisuallyHidden>
    </FieldFrame>
  )
}
