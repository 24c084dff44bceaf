import { Radio, RadioGroup } from '@blueprintjs/core'
import '../../styles/choices.scss'
import styles from './FlagChoice.module.css'

/** One flag of the records: its field, its name, and the words for on and off. */
export interface Flag {
  field: string
  label: string
  on: string
  off: string
}

export interface FlagChoiceProps {
  flags: readonly Flag[]
  /** Flags without a value stay as they are. */
  value: Readonly<Record<string, boolean>>
  onChange: (value: Readonly<Record<string, boolean>>) => void
}

/**
 * Sets flags of many records, or leaves them as they are.
 *
 * Use it where each record has its own value now; the flags of one record are checkboxes.
 */
export function FlagChoice({ flags, value, onChange }: FlagChoiceProps) {
  const set = (field: string, to: string) => {
    const { [field]: _before, ...others } = value
    onChange(to === 'keep' ? others : { ...others, [field]: to === 'on' })
  }
  return (
    <div className={styles.flags}>
      {flags.map(({ field, label, on, off }) => (
        <div key={field} className={styles.flag}>
          <RadioGroup
            inline
            aria-label={label}
            name={field}
            selectedValue={value[field] === undefined ? 'keep' : value[field] ? 'on' : 'off'}
            onChange={(event) => set(field, event.currentTarget.value)}
          >
            <Radio value="on" label={on} />
            <Radio value="off" label={off} />
            <Radio value="keep" label="Leave as it is" />
          </RadioGroup>
        </div>
      ))}
    </div>
  )
}
