import { Button, Callout, HTMLSelect } from '@blueprintjs/core'
import { AddIcon } from '@blueprintjs/icons'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import '../../styles/feedback.scss'
import '../../styles/select.css'
import { LineInput } from '../fields/LineInput'
import { mediaTypes, type MediaItem } from '../../contract/entities'
import type { UploadImage } from '../../contract/uploads'
import { mediaTypeWord } from '../../contract/words'
import { FieldFrame, frameIds } from '../fields/FieldFrame'
import { wireOptions } from '../fields/wireOptions'
import { MediaFileInput } from './MediaFileInput'
import styles from './MediaItemFields.module.css'
import { UploadProgress } from '../upload/UploadProgress'
import { useMediaItem } from './useMediaItem'

const types = wireOptions(mediaTypes, mediaTypeWord)

interface MediaItemFieldsProps {
  /** The item that is edited; without one the fields add another. */
  item?: MediaItem | undefined
  upload: UploadImage
  onDone: (item: MediaItem) => void
  /** Leaves an edited item as it was. */
  onCancel?: () => void
  onUploading: (isUploading: boolean) => void
  /** Receives what is typed or chosen that is not in the list yet; `undefined` where there is nothing. */
  onPending: (what: string | undefined) => void
  disabled?: boolean | undefined
}

/**
 * Name, type, and address or file of one media item; a file is uploaded first (specification §2, §5).
 *
 * Use it through MediaList: below the list to add an item, and in an item's place to edit it.
 */
export function MediaItemFields(props: MediaItemFieldsProps) {
  const { item, onDone, onCancel, onUploading, onPending, disabled } = props
  const id = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const begun = useMediaItem(props.item, props.upload)
  const { name, type, url, file, problems, state } = begun
  const isUploading = state.status === 'uploading'
  useEffect(() => onUploading(isUploading), [onUploading, isUploading])
  useEffect(() => onPending(begun.pending), [onPending, begun.pending])
  const isEdit = item !== undefined
  // Editing an item begins with its name.
  useEffect(() => {
    if (!isEdit) return
    nameInput.current?.focus()
    nameInput.current?.select()
  }, [isEdit])

  const handleDone = async () => {
    if (isUploading || disabled) return
    const wrong = begun.check()
    if (wrong) return document.getElementById(`${id}-${wrong}`)?.focus()
    const done = await begun.finish()
    if (!done) return
    onDone(done)
    if (item) return
    begun.clear()
    nameInput.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && onCancel && !isUploading) {
      event.stopPropagation()
      return onCancel()
    }
    if (event.key !== 'Enter') return
    // Takes the item over; the form around it is not sent by this.
    event.preventDefault()
    void handleDone()
  }

  const nameTexts = { label: 'Media name', error: problems.name }
  const sourceTexts = {
    label: type === 'YOUTUBE' ? 'Media URL' : 'Media file',
    error: problems.source,
    description:
      type === 'IMAGE' && item?.type === 'IMAGE' ? 'Choose a file to replace the image.' : undefined,
  }
  const sourceIds = frameIds(`${id}-source`, sourceTexts)
  return (
    <fieldset
      className={styles.fields}
      aria-label={item ? `Edit ${item.name || 'the item'}` : 'Add a media item'}
    >
      <div className={styles.row}>
        <FieldFrame id={`${id}-name`} {...nameTexts}>
          <LineInput
            id={`${id}-name`}
            inputRef={nameInput}
            dir="auto"
            autoComplete="off"
            value={name}
            disabled={disabled}
            readOnly={isUploading}
            aria-invalid={problems.name ? true : undefined}
            aria-describedby={frameIds(`${id}-name`, nameTexts).describedBy}
            onKeyDown={handleKeyDown}
            onValueChange={begun.changeName}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-type`} label="Media type">
          <HTMLSelect
            id={`${id}-type`}
            fill
            options={types}
            value={type}
            disabled={disabled || isUploading}
            iconProps={{ title: undefined }}
            onChange={(event) =>
              begun.changeType(event.currentTarget.value === 'IMAGE' ? 'IMAGE' : 'YOUTUBE')
            }
          />
        </FieldFrame>
        <FieldFrame id={`${id}-source`} {...sourceTexts}>
          {type === 'YOUTUBE' ? (
            <LineInput
              id={`${id}-source`}
              type="url"
              dir="ltr"
              autoComplete="off"
              placeholder="https://youtu.be/…"
              value={url}
              disabled={disabled}
              aria-invalid={problems.source ? true : undefined}
              aria-describedby={sourceIds.describedBy}
              onKeyDown={handleKeyDown}
              onValueChange={begun.changeUrl}
            />
          ) : (
            <MediaFileInput
              id={`${id}-source`}
              file={file}
              describedBy={sourceIds.describedBy}
              isInvalid={problems.source !== undefined}
              disabled={disabled || isUploading}
              onChange={begun.changeFile}
            />
          )}
        </FieldFrame>
      </div>
      {state.status === 'failed' && (
        <Callout intent="danger" role="alert" compact>
          {saySomethingWentWrong(state.reason)}
        </Callout>
      )}
      {state.status === 'uploading' ? (
        <UploadProgress fileName={state.file.name} fraction={state.fraction} onCancel={begun.cancel} />
      ) : (
        <div className={styles.actions}>
          <Button
            icon={item ? undefined : <AddIcon aria-hidden />}
            text={item ? 'Done' : 'Add'}
            disabled={disabled}
            onClick={() => void handleDone()}
          />
          {onCancel && <Button variant="minimal" text="Cancel" onClick={onCancel} />}
        </div>
      )}
    </fieldset>
  )
}

/** The specification's words (§5), and why, where the server said so. */
function saySomethingWentWrong(reason: string): string {
  const words = 'something went wrong'
  return reason.toLowerCase().startsWith(words) ? reason : `${words}: ${reason}`
}
