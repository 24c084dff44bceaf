import { observer } from 'mobx-react-lite'
import { lazy } from 'react'
import type { ProjectRow } from '../../contract/entities'
import { useBulk } from '../../hooks/bulk/useBulk'
import { useRowMenu } from '../../hooks/actions/useRowMenu'
import { useConsole, useStores } from '../../hooks/useConsole'
import { useListState } from '../../hooks/useListState'
import { usePainted } from '../../hooks/usePainted'
import { useResource } from '../../hooks/useResource'
import { loadChunk } from '../../hooks/loadChunk'
import { paths } from '../../paths'
import { PendingWork } from './PendingWork'
import { loadActions, loadBulk, ProjectsFrame } from './ProjectsFrame'
import { ProjectTable } from './ProjectTable'
import { useProjectFilters } from './useProjectFilters'

/** Its code comes where the host searches the list: short lists do without. */
const SearchedProjects = lazy(() =>
  loadChunk(() => import('./searched/SearchedProjects')).then((module) => ({
    default: module.SearchedProjects,
  })),
)

/** The table of all projects and the form that adds one: / and /osn_main (specification §2). */
export const ProjectsPage = observer(function ProjectsPage() {
  return useStores().session.isOffered('query') ? <SearchedProjects /> : <WholeProjects />
})

/** Where the list is read whole. */
const WholeProjects = observer(function WholeProjects() {
  const { stores } = useConsole()
  const list = useResource(stores.projects.list)
  const { section, ...table } = useListState(paths.projects(), list.value !== undefined)
  const rowMenu = useRowMenu<ProjectRow>(loadActions)
  const { selection, bar } = useBulk({ load: loadBulk, rows: list.value, section })
  const isListSettled = usePainted(list.status !== 'loading')
  const filters = useProjectFilters(list.value, isListSettled)
  return (
    <ProjectsFrame
      list={list}
      section={section}
      isListSettled={isListSettled}
      toDo={<PendingWork projects={isListSettled ? list.value : undefined} />}
      bar={bar}
    >
      {list.value && (
        <ProjectTable
          projects={list.value}
          filters={filters}
          selection={selection}
          rowMenu={rowMenu}
          {...table}
        />
      )}
    </ProjectsFrame>
  )
})
