import { Button, Callout, HTMLSelect, InputGroup } from '@blueprintjs/core'
import { AddIcon } from '@blueprintjs/icons'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import '../../styles/feedback.scss'
import '../../styles/select.css'
import { mediaTypes, type MediaItem } from '../../contract/entities'
import type { UploadImage } from '../../contract/upload'
import { FieldFrame, frameIds } from './FieldFrame'
import styles from './MediaAdder.module.css'
import { MediaFileInput } from './MediaFileInput'
import { UploadProgress } from './UploadProgress'
import { useUpload } from './useUpload'
import { youtubeAddress } from './youtubeAddress'

interface MediaAdderProps {
  upload: UploadImage
  onAdd: (item: MediaItem) => void
  onUploading: (isUploading: boolean) => void
  /** Told whether something is typed or chosen that was not added yet, and what. */
  onPending: (isPending: boolean, what: string) => void
  disabled?: boolean | undefined
}

interface Problems {
  name?: string
  source?: string
}

/** Adds one media item: a name, a type, and an address or a file, which is uploaded first (specification §2, §5). */
export function MediaAdder({ upload, onAdd, onUploading, onPending, disabled }: MediaAdderProps) {
  const id = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [type, setType] = useState<MediaItem['type']>('YOUTUBE')
  const [url, setUrl] = useState('')
  const [file, setFile] = useState<File>()
  const [problems, setProblems] = useState<Problems>({})
  const { state, send, cancel } = useUpload(upload)
  const isUploading = state.status === 'uploading'
  const isPending = name.trim() !== '' || (type === 'YOUTUBE' ? url.trim() !== '' : file !== undefined)
  useEffect(() => onUploading(isUploading), [onUploading, isUploading])
  const what = file?.name ?? (name.trim() || url.trim())
  useEffect(() => onPending(isPending, what), [onPending, isPending, what])

  const finish = (address: string) => {
    onAdd({ name: name.trim(), url: address, type })
    setName('')
    setUrl('')
    setFile(undefined)
    nameInput.current?.focus()
  }
  const handleAdd = async () => {
    if (isUploading || disabled) return
    const reading = youtubeAddress(url)
    const source =
      type === 'IMAGE' ? (file ? undefined : 'Choose a file') : 'problem' in reading && reading.problem
    const found = {
      ...(name.trim() ? {} : { name: 'Media name is required' }),
      ...(source ? { source } : {}),
    }
    setProblems(found)
    if (found.name || found.source) {
      document.getElementById(found.name ? `${id}-name` : `${id}-source`)?.focus()
      return
    }
    if (type === 'YOUTUBE') return 'address' in reading ? finish(reading.address) : undefined
    const address = file && (await send(file))
    if (address !== undefined) finish(address)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Adds the item; the form around it is not sent by this.
    event.preventDefault()
    void handleAdd()
  }

  const nameTexts = { label: 'Media name', error: problems.name }
  const sourceTexts = { label: type === 'YOUTUBE' ? 'Media URL' : 'Media file', error: problems.source }
  return (
    <div className={styles.adder}>
      <div className={styles.fields}>
        <FieldFrame id={`${id}-name`} {...nameTexts}>
          <InputGroup
            id={`${id}-name`}
            inputRef={nameInput}
            dir="auto"
            fill
            autoComplete="off"
            value={name}
            disabled={disabled}
            readOnly={isUploading}
            aria-invalid={problems.name ? true : undefined}
            aria-describedby={frameIds(`${id}-name`, nameTexts).describedBy}
            onKeyDown={handleKeyDown}
            onValueChange={(next) => {
              setName(next)
              setProblems((before) => ({ ...before, name: undefined }))
            }}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-type`} label="Media type">
          <HTMLSelect
            id={`${id}-type`}
            fill
            options={[...mediaTypes]}
            value={type}
            disabled={disabled || isUploading}
            iconProps={{ title: undefined }}
            onChange={(event) => {
              setType(event.currentTarget.value === 'IMAGE' ? 'IMAGE' : 'YOUTUBE')
              setProblems({})
              cancel()
            }}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-source`} {...sourceTexts}>
          {type === 'YOUTUBE' ? (
            <InputGroup
              id={`${id}-source`}
              type="url"
              dir="ltr"
              fill
              autoComplete="off"
              placeholder="https://youtu.be/…"
              value={url}
              disabled={disabled}
              aria-invalid={problems.source ? true : undefined}
              aria-describedby={frameIds(`${id}-source`, sourceTexts).describedBy}
              onKeyDown={handleKeyDown}
              onValueChange={(next) => {
                setUrl(next)
                setProblems((before) => ({ ...before, source: undefined }))
              }}
            />
          ) : (
            <MediaFileInput
              id={`${id}-source`}
              file={file}
              describedBy={frameIds(`${id}-source`, sourceTexts).describedBy}
              isInvalid={problems.source !== undefined}
              disabled={disabled || isUploading}
              onChange={(next, problem) => {
                setFile(next)
                setProblems((before) => ({ ...before, source: problem }))
                if (state.status === 'failed') cancel()
              }}
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
        <UploadProgress fileName={state.file.name} fraction={state.fraction} onCancel={cancel} />
      ) : (
        <Button
          className={styles.add}
          icon={<AddIcon aria-hidden />}
          text="Add"
          disabled={disabled}
          onClick={handleAdd}
        />
      )}
    </div>
  )
}

/** The specification's words (§5), and why, where the server said so. */
function saySomethingWentWrong(reason: string): string {
  const words = 'something went wrong'
  return reason.toLowerCase().startsWith(words) ? reason : `${words}: ${reason}`
}
