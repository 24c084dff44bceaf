import { Button, ProgressBar } from '@blueprintjs/core'
import '../../styles/progress.scss'
import styles from './UploadProgress.module.css'

interface UploadProgressProps {
  fileName: string
  /** From 0 to 1. */
  fraction: number
  onCancel: () => void
}

/** A running upload: its progress and the way to end it. */
export function UploadProgress({ fileName, fraction, onCancel }: UploadProgressProps) {
  const percent = Math.round(fraction * 100)
  return (
    <div className={styles.upload}>
      <div className={styles.name}>Uploading {fileName}</div>
      <div className={styles.row}>
        <ProgressBar
          className={styles.bar}
          intent="primary"
          stripes={false}
          value={fraction}
          aria-label={`Upload of ${fileName}`}
          aria-valuetext={`${percent} %`}
        />
        <span className={styles.percent} aria-hidden>
          {percent} %
        </span>
        <Button size="small" text="Cancel" onClick={onCancel} />
      </div>
    </div>
  )
}
