import { Unstyled } from '@storybook/addon-docs/blocks'
import styles from './book.module.css'
import { guidance } from './guidance/guidance'

interface GuidanceViewProps {
  /** Name of the component. */
  of: string
}

/** Status of a component, and how it is used well and how not. */
export function GuidanceView({ of }: GuidanceViewProps) {
  const entry = guidance[of]
  if (!entry) return null
  const status = entry.status ?? 'stable'
  return (
    <Unstyled>
      <p className={styles.status} data-status={status}>
        {status}
      </p>
      <dl className={styles.guidance}>
        <div data-kind="do">
          <dt>Do</dt>
          <dd>{entry.do}</dd>
        </div>
        <div data-kind="dont">
          <dt>Don’t</dt>
          <dd>{entry.dont}</dd>
        </div>
      </dl>
    </Unstyled>
  )
}
