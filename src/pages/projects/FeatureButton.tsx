import { useState } from 'react'
import type { ProjectRow } from '../../contract/entities'
import { useConsole } from '../../hooks/useConsole'
import styles from './FeatureButton.module.css'
import { featureProject } from './setFeatured'

/** Features a project from its row, or ends that; the toast offers Undo. */
export function FeatureButton({ project }: { project: ProjectRow }) {
  const { name, isFeatured } = project
  const console = useConsole()
  const [isBusy, setIsBusy] = useState(false)

  const change = async (to: boolean) => {
    setIsBusy(true)
    await featureProject(console, project, to, () => void change(!to))
    setIsBusy(false)
  }

  return (
    <button
      type="button"
      className={isFeatured ? styles.featured : styles.plain}
      aria-label={`Featured: ${name}`}
      aria-pressed={isFeatured}
      aria-busy={isBusy || undefined}
      title={isFeatured ? 'Featured. Press to end that' : 'Feature this project'}
      // A disabled button would lose the focus of the person who pressed it.
      onClick={() => !isBusy && void change(!isFeatured)}
    />
  )
}
