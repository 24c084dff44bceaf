import { Spinner } from '@blueprintjs/core'
import { AddIcon, SmallTickIcon } from '@blueprintjs/icons'
import { OptionName } from './OptionName'
import type { PickerRow } from './pickerRows'
import styles from './PickerRowView.module.css'

interface PickerRowViewProps {
  row: PickerRow | undefined
  isPicked: boolean
  /** The option of the row's name is being made. */
  isBusy: boolean
}

/** What one row of a selector's list shows. */
export function PickerRowView({ row, isPicked, isBusy }: PickerRowViewProps) {
  if (!row) return null
  if (row.kind === 'create') {
    return (
      <>
        <span className={styles.mark}>
          {isBusy ? <Spinner size={16} aria-hidden /> : <AddIcon size={14} aria-hidden />}
        </span>
        <span>
          {isBusy ? `Creating “${row.name}”…` : `Create “${row.name}”`}
          {row.near && <span className={styles.warning}>Nearly the same as “{row.near.name}”</span>}
        </span>
      </>
    )
  }
  const { option, isNear } = row
  return (
    <>
      <span className={styles.mark}>{isPicked && <SmallTickIcon aria-hidden />}</span>
      <OptionName option={option} />
      {isNear && <span className={styles.near}>Did you mean this?</span>}
    </>
  )
}
