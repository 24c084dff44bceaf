import { useCallback } from 'react'
import styles from './ChangedWords.module.css'
import { wordChanges } from './wordChanges'

interface ChangedWordsProps {
  before: string
  after: string
}

/**
 * A long text with the words marked that came and that went since an earlier one; scrolls its box to the first of them.
 *
 * Use it where two versions of a text are too long to see the difference at a glance: in Differences.
 */
export function ChangedWords({ before, after }: ChangedWordsProps) {
  const showFirst = useCallback((text: HTMLElement | null) => {
    const box = text?.parentElement
    const first = text?.querySelector<HTMLElement>('ins, del')
    if (box && first) box.scrollTop = first.offsetTop - box.clientHeight / 2
  }, [])
  return (
    <div ref={showFirst} className={styles.text}>
      {wordChanges(before, after).map(({ text, change: Change }, at) =>
        Change ? (
          <Change key={at} className={styles[Change]}>
            {text}
          </Change>
        ) : (
          text
        ),
      )}
    </div>
  )
}
