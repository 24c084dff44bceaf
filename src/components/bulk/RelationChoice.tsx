import { Checkbox } from '@blueprintjs/core'
import '../../styles/choices.scss'
import { MultiPicker } from '../picker/MultiPicker'
import { OptionsFailure, type OptionsFailureProps } from '../picker/OptionsFailure'
import type { Option } from '../picker/optionTree'
import styles from './RelationChoice.module.css'

/** What is added to the related records of each, and what is removed. */
export interface RelationChoiceValue {
  add: readonly number[]
  remove: readonly number[]
  /** Adds only where something is removed. */
  isReplacing: boolean
}

export interface RelationChoiceProps {
  /** What they are, in the plural: `tags`. */
  noun: string
  value: RelationChoiceValue
  onChange: (value: RelationChoiceValue) => void
  /** All that could be added. */
  options: readonly Option[]
  isLoading?: boolean
  failure?: OptionsFailureProps | undefined
  onCreate?: ((name: string) => Promise<Option>) | undefined
  /** What the records have now, with how many have each, the most frequent first. */
  used: readonly (Option & { count: number })[]
}

/** So many of those in use can be chosen by one press. */
const quick = 8

/**
 * Chooses what many records shall have more, less, or in place of another.
 *
 * Use it for relations to any number of records: tags, categories, language stacks.
 */
export function RelationChoice(props: RelationChoiceProps) {
  const { noun, value, onChange, options, isLoading = false, failure, onCreate, used } = props
  const { add, remove, isReplacing } = value
  const change = (part: Partial<RelationChoiceValue>) => onChange({ ...value, ...part })
  const toggle = (id: number) =>
    change({ remove: remove.includes(id) ? remove.filter((one) => one !== id) : [...remove, id] })
  return (
    <div className={styles.choice}>
      <div>
        <MultiPicker
          label={`Remove ${noun}`}
          value={remove}
          onChange={(ids) => change({ remove: ids })}
          options={used}
          closesOnPick
        />
        {used.length > 0 && (
          <fieldset className={styles.used} aria-label={`${noun} in use`}>
            {used.slice(0, quick).map(({ id, name, count }) => (
              <button
                key={id}
                type="button"
                className={styles.one}
                aria-pressed={remove.includes(id)}
                onClick={() => toggle(id)}
              >
                <span className={styles.name}>{name}</span> <span className={styles.count}>{count}</span>
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <div>
        <MultiPicker
          label={`Add ${noun}`}
          value={add}
          onChange={(ids) => change({ add: ids })}
          options={options}
          isLoading={isLoading}
          onCreate={onCreate}
          closesOnPick
        />
        {failure && <OptionsFailure {...failure} />}
        {add.length > 0 && remove.length > 0 && (
          <Checkbox
            className={styles.replacing}
            checked={isReplacing}
            label="Replace: add only where something is removed"
            onChange={(event) => change({ isReplacing: event.currentTarget.checked })}
          />
        )}
      </div>
    </div>
  )
}
