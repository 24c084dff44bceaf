import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { Tiles, type Tile } from '../../components/list/Tiles'
import type { ProjectRow } from '../../contract/entities'
import { useStores } from '../../hooks/useConsole'
import { useResource } from '../../hooks/useResource'
import { useUserKey } from '../../hooks/useUserKey'
import { paths } from '../../paths'
import { pendingClaims } from './pendingClaims'
import styles from './PendingWork.module.css'

interface PendingWorkProps {
  /** The rows of the list below; undefined until they are on the screen. */
  projects: readonly ProjectRow[] | undefined
}

/**
 * What waits on `/` above the list: numbers that come from the answers of lists (one call beside that of the projects), and
 * the records that were opened last.
 */
export const PendingWork = observer(function PendingWork({ projects }: PendingWorkProps) {
  if (projects) return <Counted projects={projects} />
  return (
    <Tiles label="To do" tiles={[]}>
      <Recent />
    </Tiles>
  )
})

const Counted = observer(function Counted({ projects }: { projects: readonly ProjectRow[] }) {
  const { articles } = useStores()
  const { value: articleRows = [] } = useResource(articles.list)
  // Where no row has one, the host's list does not say.
  const saysImages = projects.some(({ featuredImage }) => featuredImage !== '')
  const listWith = (show: string) => `${paths.projects()}?show=${show}`
  const tiles: Tile[] = [
    {
      count: projects.reduce((sum, row) => sum + pendingClaims(row), 0),
      label: 'claims pending',
      to: listWith('pending'),
      isUrgent: true,
    },
    {
      count: saysImages ? projects.filter(({ featuredImage }) => featuredImage === '').length : 0,
      label: 'projects without an image',
      to: listWith('no-image'),
    },
    {
      count: projects.filter(({ isActive }) => !isActive).length,
      label: 'inactive projects',
      to: listWith('inactive'),
    },
    {
      count: articleRows.filter(({ isPublished }) => !isPublished).length,
      label: 'articles not published',
      to: `${paths.articles()}?show=unpublished`,
    },
  ]
  return (
    <Tiles label="To do" tiles={tiles.filter(({ count }) => count > 0)}>
      <Recent />
    </Tiles>
  )
})

/** The records that were opened last; nothing where there is none. */
const Recent = observer(function Recent() {
  const { preferences } = useStores()
  const person = useUserKey()
  const recent = person === undefined ? [] : preferences.recentOf(person)
  if (recent.length === 0) return null
  return (
    <nav aria-label="Continue" className={styles.recent}>
      <span className={styles.title}>Continue</span>
      <ul className={styles.list}>
        {recent.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
