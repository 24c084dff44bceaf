import { observer } from 'mobx-react-lite'
import type { ProjectRow } from '../../contract/entities'
import { useBulk } from '../../hooks/bulk/useBulk'
import { useRowMenu } from '../../hooks/actions/useRowMenu'
import { useConsole, useStores } from '../../hooks/useConsole'
import { useList } from '../../hooks/useList'
import { usePainted } from '../../hooks/usePainted'
import { paths } from '../../paths'
import { PendingWork } from './PendingWork'
import { loadActions, loadBulk, ProjectsFrame } from './ProjectsFrame'
import { ProjectTable } from './ProjectTable'
import { useProjectFilters } from './filters/useProjectFilters'
import { searched } from './searched/lazySearched'

/** The table of all projects and the form that adds one: / and /osn_main (specification §2). */
export const ProjectsPage = observer(function ProjectsPage() {
  return useStores().session.isOffered('query') ? <searched.Part /> : <WholeProjects />
})

/** Where the list is read whole. */
const WholeProjects = observer(function WholeProjects() {
  const { stores } = useConsole()
  const { list, rows, section, table } = useList(stores.projects.list, paths.projects())
  const rowMenu = useRowMenu<ProjectRow>(loadActions)
  const { selection, bar } = useBulk({ load: loadBulk, rows, section })
  const isListSettled = usePainted(list.status !== 'loading')
  const filters = useProjectFilters(rows, isListSettled)
  return (
    <ProjectsFrame
      list={list}
      section={section}
      isListSettled={isListSettled}
      toDo={<PendingWork projects={isListSettled ? list.value : undefined} />}
      bar={bar}
    >
      {rows && (
        <ProjectTable projects={rows} filters={filters} selection={selection} rowMenu={rowMenu} {...table} />
      )}
    </ProjectsFrame>
  )
})
