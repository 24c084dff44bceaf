import { Spinner } from '@blueprintjs/core'
import { ArrowDownIcon, ArrowUpIcon, KeyEnterIcon } from '@blueprintjs/icons'
import { memo } from 'react'
import { commandKey } from '../../lib/isApple'
import { KeyHint } from '../keys/KeyHint'
import type { PaletteProblem } from './PaletteEntry'
import styles from './Palette.module.css'

interface PaletteFootProps {
  isLoading: boolean
  problems: readonly PaletteProblem[]
}

const up = <ArrowUpIcon key="up" size={12} />
const down = <ArrowDownIcon key="down" size={12} />
const enter = <KeyEnterIcon key="enter" size={12} />

/**
 * Below the list: what is left out of it, and which keys do what.
 *
 * Use it through Palette.
 */
export const PaletteFoot = memo(function PaletteFoot({ isLoading, problems }: PaletteFootProps) {
  return (
    <>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ id, text, onRetry }) => (
            <li key={id}>
              <span>{text}</span>
              {onRetry && (
                <button type="button" className={styles.retry} onClick={onRetry}>
                  Try again
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Hints isLoading={isLoading} />
    </>
  )
})

/** It stays as it is from one key to the next. */
const Hints = memo(function Hints({ isLoading }: Pick<PaletteFootProps, 'isLoading'>) {
  return (
    <div className={styles.foot}>
      {isLoading ? (
        <span className={styles.loading}>
          <Spinner size={14} aria-hidden="true" />
          Loading lists…
        </span>
      ) : (
        <span className={styles.hint}>
          <KeyHint keys={[up, down]} /> move
        </span>
      )}
      <span className={styles.hint}>
        <KeyHint keys={[enter]} /> open
      </span>
      <span className={styles.hint}>
        <KeyHint keys={[commandKey(), enter]} /> new tab
      </span>
      <span className={styles.hint}>
        <KeyHint keys={['>']} /> actions
      </span>
      <span className={styles.hint}>
        <KeyHint keys={['Esc']} /> close
      </span>
    </div>
  )
})
