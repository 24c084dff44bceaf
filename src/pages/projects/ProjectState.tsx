import { StateDot } from '../../components/text/StateDot'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import type { ProjectRow } from '../../contract/entities'
import { FeatureButton } from './FeatureButton'
import styles from './ProjectState.module.css'

/** The flags of a project in its row: active or not as a dot, claimed as an icon, both with their words, and featured as a star to press. */
export function ProjectState({ project }: { project: ProjectRow }) {
  return (
    <span className={styles.state}>
      <StateDot isOn={project.isActive} on="Active" off="Inactive" />
      {project.isClaimed && (
        <span className={styles.claimed} title="Claimed">
          <VisuallyHidden>, claimed</VisuallyHidden>
        </span>
      )}
      <FeatureButton project={project} />
    </span>
  )
}
