import { RefreshIcon } from '@blueprintjs/icons'
import { Button } from '@blueprintjs/core'
import type { LongRows } from './LongRows'
import styles from './MoreRows.module.css'

interface MoreRowsProps {
  /** What the rows are, in the plural. */
  noun: string
  failure: LongRows<unknown>['failure']
}

/** Says at the bottom of the window that the next rows of a long list could not be read. */
export function MoreRows({ noun, failure }: MoreRowsProps) {
  return (
    <div role="alert" className={failure && styles.bar}>
      {failure && (
        <>
          <span>
            More {noun} could not be loaded: {failure.message}
          </span>
          <Button size="small" icon={<RefreshIcon />} text="Retry" onClick={failure.onRetry} />
        </>
      )}
    </div>
  )
}
