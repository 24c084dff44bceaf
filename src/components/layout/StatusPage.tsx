import { useContext, type ReactNode, type Ref } from 'react'
import { InShell } from './InShell'
import { StatusPicture, type StatusPictureName } from './StatusPicture'
import styles from './StatusPage.module.css'

export interface StatusPageProps {
  /** The page's one h1. */
  title: string
  picture: StatusPictureName
  /** What it means and what to do. */
  children?: ReactNode
  /** Buttons or links that lead on. */
  actions?: ReactNode
  /** The h1, which takes the focus after a change of route. */
  headingRef?: Ref<HTMLHeadingElement>
}

/**
 * A screen with one message: waiting, no permission, not found, verification, a crash.
 *
 * Use it when the whole screen has only one thing to say. For a part of a page use EmptyState or ResourceView.
 */
export function StatusPage(props: StatusPageProps) {
  const { title, picture, children, actions, headingRef } = props
  const isInside = useContext(InShell)
  const Landmark = isInside ? 'div' : 'main'
  return (
    <Landmark className={styles.page} data-inside={isInside}>
      <StatusPicture name={picture} />
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Landmark>
  )
}
