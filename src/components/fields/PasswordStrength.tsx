import { useEffect, useState } from 'react'
import { passwordScore, type PasswordScore } from '../../contract/passwordStrength'
import { useLatest } from '../../lib/useLatest'
import styles from './PasswordStrength.module.css'

const words = ['Very easy to guess', 'Easy to guess', 'Fair', 'Good', 'Strong'] as const

interface PasswordStrengthProps {
  password: string
  /** What others know of the person: name and e-mail address. */
  about: readonly string[]
  /** Receives how hard the password is to guess, once that is known. */
  onScore?: (password: string, score: PasswordScore) => void
}

/**
 * Says how hard a password is to guess, while it is typed. What judges it is fetched with the first letter; where that
 * cannot be fetched nothing is said, and the server judges alone.
 *
 * Use it below the field of a new password, never beside one that has to be right.
 */
export function PasswordStrength({ password, about, onScore }: PasswordStrengthProps) {
  const [judged, setJudged] = useState<{ password: string; score: PasswordScore }>()
  const latest = useLatest({ about, onScore })
  useEffect(() => {
    if (password === '') return
    let isCurrent = true
    passwordScore(password, latest.current.about).then(
      (score) => {
        if (!isCurrent) return
        setJudged({ password, score })
        latest.current.onScore?.(password, score)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [password, latest])
  const score = password === '' ? undefined : judged?.score
  return (
    <div className={styles.strength}>
      <div className={styles.bar} data-score={score} aria-hidden="true">
        {words.slice(1).map((word) => (
          <span key={word} className={styles.part} />
        ))}
      </div>
      <output className={styles.words}>{score === undefined ? '' : `Strength: ${words[score]}`}</output>
    </div>
  )
}
