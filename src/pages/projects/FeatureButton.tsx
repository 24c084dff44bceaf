import { StarEmptyIcon, StarIcon } from '@blueprintjs/icons'
import { useState } from 'react'
import { errorMessage, isUnauthorized } from '../../api/errors'
import type { ProjectRow } from '../../contract/entities'
import { useConsole } from '../../hooks/useConsole'
import styles from './FeatureButton.module.css'
import { setFeatured } from './setFeatured'

/** Features a project from its row, or ends that; the toast offers Undo. */
export function FeatureButton({ project: { id, name, isFeatured } }: { project: ProjectRow }) {
  const { stores, toaster } = useConsole()
  const { projects } = stores
  const [isBusy, setIsBusy] = useState(false)

  const change = async (to: boolean) => {
    setIsBusy(true)
    try {
      await setFeatured(projects, id, to)
      toaster.show({
        message: to ? 'Featured' : 'No longer featured',
        about: name,
        intent: 'success',
        action: { label: 'Undo', onClick: () => void change(!to) },
      })
    } catch (error) {
      // The login screen says that the session has ended.
      if (!isUnauthorized(error))
        toaster.show({ message: errorMessage(error), about: name, intent: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }

  const Mark = isFeatured ? StarIcon : StarEmptyIcon
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={`Featured: ${name}`}
      aria-pressed={isFeatured}
      aria-busy={isBusy || undefined}
      title={isFeatured ? 'Featured. Press to end that' : 'Feature this project'}
      // A disabled button would lose the focus of the person who pressed it.
      onClick={() => !isBusy && void change(!isFeatured)}
    >
      <Mark size={14} />
    </button>
  )
}
