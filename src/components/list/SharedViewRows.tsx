import { Button } from '@blueprintjs/core'
import { CrossIcon } from '@blueprintjs/icons'
import { useId } from 'react'
import { LoadingButton } from '../feedback/LoadingButton'
import { ViewName } from './ViewName'
import styles from './ViewsDialog.module.css'

export interface SharedViewRowsProps {
  /** `by` names who shares the view; only what may be changed can be renamed and removed. */
  shared: readonly { id: number; name: string; by: string; mayChange: boolean }[]
  /** Why they could not be loaded, as a sentence. */
  failure?: string | undefined
  /** `shared` and the id of a view: its change is under way. */
  busy: ReadonlySet<string>
  /** Resolves with whether the view has the name. */
  onRenameShared: (id: number, name: string) => void | Promise<boolean>
  onRemoveShared: (id: number) => void
  onReload: () => void
}

/**
 * The views that everybody has, with who shares each.
 *
 * Use it in ViewsDialog alone.
 */
export function SharedViewRows(props: SharedViewRowsProps) {
  const { shared, failure, busy, onRenameShared, onRemoveShared, onReload } = props
  const id = useId()
  if (shared.length === 0 && failure === undefined) return null
  return (
    <>
      <h3 id={id} className={styles.title}>
        Shared views
      </h3>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {`Shared views could not be loaded: ${failure} `}
          <Button variant="minimal" size="small" text="Load again" onClick={onReload} />
        </p>
      )}
      <ul aria-labelledby={id} className={styles.list}>
        {shared.map((view) => (
          <li key={view.id}>
            <div className={styles.row}>
              {view.mayChange ? (
                <ViewName name={view.name} onRename={(name) => onRenameShared(view.id, name)} />
              ) : (
                <span className={styles.fixed}>{view.name}</span>
              )}
              {view.mayChange && (
                <LoadingButton
                  variant="minimal"
                  icon={<CrossIcon />}
                  aria-label={`Stop sharing ${view.name}`}
                  isBusy={busy.has(`shared ${view.id}`)}
                  onClick={() => onRemoveShared(view.id)}
                />
              )}
            </div>
            <div className={styles.sharing}>{`Shared by ${view.by}`}</div>
          </li>
        ))}
      </ul>
    </>
  )
}
