import { Radio, RadioGroup } from '@blueprintjs/core'
import '../../styles/choices.scss'
import styles from './MergeChoice.module.css'

export interface MergeChoiceProps {
  /** The records, each with a few words about it. */
  records: readonly { id: number; name: string; note?: string | undefined }[]
  /** Id of the one that stays. */
  value: number
  onChange: (id: number) => void
}

/**
 * Which of several records stays when they are merged.
 *
 * Use it in the dialog that merges, beginning with the one that is used more.
 */
export function MergeChoice({ records, value, onChange }: MergeChoiceProps) {
  return (
    <RadioGroup
      className={styles.choice}
      label="Which one stays"
      name="stays"
      selectedValue={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {records.map(({ id, name, note }) => (
        <Radio key={id} value={id} className={styles.record}>
          <span className={styles.name}>{name}</span>{' '}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </Radio>
      ))}
    </RadioGroup>
  )
}
