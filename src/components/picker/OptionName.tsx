import type { Option } from './optionTree'
import styles from './OptionName.module.css'

/** The full path of an option, 'Web / Frameworks / React', with the parents held back. */
export function OptionName({ option }: { option: Option }) {
  return (
    <span dir="auto" className={styles.name}>
      {option.path?.length ? <span className={styles.path}>{option.path.join(' / ')} /</span> : null}
      {option.path?.length ? ' ' : null}
      {option.name}
    </span>
  )
}
