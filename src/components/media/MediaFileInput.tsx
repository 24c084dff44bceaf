import { FileDrop } from '../upload/FileDrop'
import { imageProblem, imageTypes } from '../upload/imageFile'
import styles from './MediaFileInput.module.css'

interface MediaFileInputProps {
  id: string
  file: File | undefined
  /** The chosen file, or none and the sentence why it can't be taken. */
  onChange: (file: File | undefined, problem: string | undefined) => void
  describedBy: string | undefined
  isInvalid: boolean
  disabled: boolean | undefined
}

/** A file that waits to be uploaded: its name, once chosen. */
export function MediaFileInput({ file, onChange, ...rest }: MediaFileInputProps) {
  const handleFile = (next: File) => {
    const problem = imageProblem(next)
    onChange(problem ? undefined : next, problem)
  }
  return (
    <FileDrop {...rest} accept={imageTypes} isCompact onFile={handleFile}>
      <span className={file ? styles.chosen : styles.empty}>
        {file ? file.name : 'Choose an image or drop it here'}
      </span>
    </FileDrop>
  )
}
