import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { ListPage } from '../../components/list/ListPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import { useConsole } from '../../hooks/useConsole'
import { useListState } from '../../hooks/useListState'
import { usePage } from '../../hooks/usePage'
import { usePainted } from '../../hooks/usePainted'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { Morning } from './Morning'
import { AddProject } from './AddProject'
import { ProjectTable } from './ProjectTable'

/** The table of all projects and the form that adds one: / and /osn_main (specification §2). */
export const ProjectsPage = observer(function ProjectsPage() {
  const { stores, config } = useConsole()
  const heading = usePage(config.productName)
  const list = useResource(stores.projects.list)
  const { section, ...table } = useListState(paths.projects(), list.value !== undefined)
  const isListSettled = usePainted(list.status !== 'loading')
  const isMorning = useLocation().pathname === paths.home()
  return (
    <ListPage
      title={config.productName}
      headingRef={heading}
      listTitle="All projects"
      listId="all-projects"
      section={section}
      above={isMorning && <Morning projects={isListSettled ? list.value : undefined} />}
      add={{
        id: 'add-project',
        label: 'Add project',
        title: 'Add a project',
        form: <AddProject isEditorWanted={isListSettled} />,
      }}
    >
      <ResourceView
        {...list}
        label="Loading projects…"
        loading={<TableSkeleton hasPicture hasNote columns={4} />}
      >
        {list.value && <ProjectTable projects={list.value} {...table} />}
      </ResourceView>
    </ListPage>
  )
})
