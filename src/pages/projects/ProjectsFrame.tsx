import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { FormSkeleton } from '../../components/feedback/FormSkeleton'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import { ListPage } from '../../components/list/ListPage'
import { ExportTool } from '../../hooks/export/ExportTool'
import { useConsole } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import type { ResourceState } from '../../hooks/useResource'
import { useChunk } from '../../lib/loading/useChunk'
import { paths } from '../../paths'

/** What can be done to a row, and to many. */
export const loadActions = () => import('./actions/projectActions').then((module) => module.projectActions)
export const loadBulk = () => import('./projectBulk').then((module) => module.projectBulk)

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

/** What the page of all projects has around its table. */
export function ProjectsFrame({ list, section, isListSettled, toDo, bar, children }: FrameProps) {
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
