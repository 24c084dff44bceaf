import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons'
import { Link, useNavigate } from 'react-router-dom'
import { useShortcuts } from '../keys/useShortcuts'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './RecordPager.module.css'
import { aboutWord, countWord } from '../../contract/words'

/** Where a record stands in its list, and the addresses of the records around it. */
export interface Neighbours {
  /** From 1. */
  place: number
  count: number
  /** `count` is an estimate. */
  isAbout?: boolean | undefined
  previous: string | undefined
  next: string | undefined
}

interface RecordPagerProps extends Neighbours {
  /** What the records are: 'project'. */
  noun: string
}

/**
 * ‹ 12 of 28 ›: from one record to the next without the list between.
 *
 * Use it through RecordPage, which draws it in its bar.
 */
export function RecordPager({ noun, place, count, isAbout, previous, next }: RecordPagerProps) {
  const navigate = useNavigate()
  const step = (keys: string, label: string, to: string | undefined) =>
    to === undefined ? [] : [{ keys, label, group: 'Records' as const, run: () => void navigate(to) }]
  useShortcuts([...step('[', `Previous ${noun}`, previous), ...step(']', `Next ${noun}`, next)])
  return (
    <nav aria-label="Place in the list" className={styles.pager}>
      <Step label={`Previous ${noun}`} to={previous} icon={<ChevronLeftIcon />} />
      <VisuallyHidden below={640} className={styles.place}>
        {countWord(place)} of {aboutWord(count, isAbout)}
      </VisuallyHidden>
      <Step label={`Next ${noun}`} to={next} icon={<ChevronRightIcon />} />
    </nav>
  )
}

function Step({ label, to, icon }: { label: string; to: string | undefined; icon: JSX.Element }) {
  if (to === undefined)
    return (
      <button type="button" disabled aria-label={label} className={styles.step}>
        {icon}
      </button>
    )
  return (
    <Link to={to} aria-label={label} title={label} className={styles.step}>
      {icon}
    </Link>
  )
}
