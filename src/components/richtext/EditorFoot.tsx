import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './EditorFoot.module.css'

interface EditorFootProps {
  /** Id of the sentence about keys, where something is described by it. */
  keysId?: string
  /** How many words there are. */
  children: ReactNode
}

/** The line below the editor. What stands in the editor's place while its code is fetched has it too, so that both are as high. */
export function EditorFoot({ keysId, children }: EditorFootProps) {
  return (
    <div className={styles.foot}>
      {/* A phone has none of these keys. */}
      <VisuallyHidden {...(keysId !== undefined && { id: keysId })} below={640} className={styles.keys}>
        Tab leaves the editor. Once you write in a list it indents, and leaves after Escape. Alt+F10 goes to
        the toolbar.
      </VisuallyHidden>
      <span className={styles.words}>{children}</span>
    </div>
  )
}
