import styles from './overview.module.css'

interface ChoiceProps<T> {
  name: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, side by side. */
export function Choice<T extends string | number>({ name, options, value, onChange }: ChoiceProps<T>) {
  return (
    <span role="radiogroup" aria-label={name} className={styles.choice}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </span>
  )
}
