import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { ListPage } from '../../components/list/ListPage'
import type { ProjectRow } from '../../contract/entities'
import { FormSkeleton } from '../../components/feedback/FormSkeleton'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import { useConsole, useStores } from '../../hooks/useConsole'
import { ExportTool } from '../../hooks/export/ExportTool'
import { useRowMenu } from '../../hooks/actions/useRowMenu'
import { useListState } from '../../hooks/useListState'
import { usePage } from '../../hooks/usePage'
import { usePainted } from '../../hooks/usePainted'
import { useResource, type ResourceState } from '../../hooks/useResource'
import { useChunk } from '../../lib/useChunk'
import { paths } from '../../paths'
import { useBulk } from '../../hooks/bulk/useBulk'
import { PendingWork } from './PendingWork'
import { ProjectTable } from './ProjectTable'
import { useProjectFilters } from './useProjectFilters'
import { useSearchedFilters, useSearchedProjects } from './searched/useSearchedProjects'

const loadActions = () => import('./actions/projectActions').then((module) => module.projectActions)
const loadBulk = () => import('./projectBulk').then((module) => module.projectBulk)

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

/** Where the host searches the list, as it is too long to be read whole. */
const SearchedProjects = observer(function SearchedProjects() {
  const { part, long, section, table, names } = useSearchedProjects()
  const rowMenu = useRowMenu<ProjectRow>(loadActions)
  const { selection, bar } = useBulk({ load: loadBulk, rows: undefined, names, section })
  const isListSettled = usePainted(part.status !== 'loading')
  const filters = useSearchedFilters(isListSettled)
  return (
    <ProjectsFrame
      list={part}
      section={section}
      isListSettled={isListSettled}
      toDo={<PendingWork isSearched isListShown={isListSettled && long !== undefined} />}
      bar={bar}
    >
      {long && (
        <ProjectTable projects={long} filters={filters} selection={selection} rowMenu={rowMenu} {...table} />
      )}
    </ProjectsFrame>
  )
})

interface FrameProps {
  list: Omit<ResourceState<unknown>, 'value'>
  section: RefObject<HTMLElement>
  /** Its rows are on the screen, or it has failed. */
  isListSettled: boolean
  /** What stands above the list on `/`. */
  toDo: ReactNode
  bar: ReactNode
  children: ReactNode
}

/** What the page has around its table. */
function ProjectsFrame({ list, section, isListSettled, toDo, bar, children }: FrameProps) {
  const { config } = useConsole()
  const heading = usePage(config.productName)
  const isHome = useLocation().pathname === paths.home()
  return (
    <ListPage
      title={config.productName}
      headingRef={heading}
      listTitle="All projects"
      listId="all-projects"
      section={section}
      tools={<ExportTool imports="project" />}
      above={isHome && toDo}
      add={{
        id: 'add-project',
        label: 'Add project',
        title: 'Add a project',
        isListLoading: list.status === 'loading',
        form: <AddForm isEditorWanted={isListSettled} />,
      }}
    >
      <ResourceView
        {...list}
        label="Loading projects…"
        loading={<TableSkeleton hasPicture hasNote columns={4} />}
      >
        {children}
      </ResourceView>
      {bar}
    </ListPage>
  )
}

const loadForm = () => import('./AddProject').then((module) => module.AddProject)

/** How long the form waits for the rows, in ms: a list that does not come must not hold it back. */
const longest = 2000

/** The form's code is fetched behind the rows of the list. */
function AddForm({ isEditorWanted }: { isEditorWanted: boolean }) {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), longest)
    return () => clearTimeout(timer)
  }, [])
  const { part: AddProject, hasFailed, retry } = useChunk(loadForm, isEditorWanted || hasWaited)
  return (
    <ResourceView
      status={hasFailed ? 'failed' : AddProject ? 'ready' : 'loading'}
      error={{ message: 'This part of the console could not be loaded' }}
      label="Loading the form…"
      loading={<FormSkeleton lines={[1, 1, 1, 1]} />}
      onRetry={retry}
    >
      {AddProject && <AddProject isEditorWanted={isEditorWanted} />}
    </ResourceView>
  )
}
