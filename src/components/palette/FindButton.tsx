import { SearchIcon } from '@blueprintjs/icons'
import { commandKey, isApple } from '../../lib/isApple'
import { KeyHint } from '../keys/KeyHint'
import styles from './FindButton.module.css'

export interface FindButtonProps {
  onPress: () => void
}

/**
 * Opens the palette, and says by which keys that is done.
 *
 * Use it once, at the top of the sidebar.
 */
export function FindButton({ onPress }: FindButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      onClick={onPress}
    >
      <SearchIcon size={14} />
      <span className={styles.words}>Find anything</span>
      <KeyHint keys={[`${commandKey()} K`]} />
    </button>
  )
}
