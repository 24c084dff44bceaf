import { observer } from 'mobx-react-lite'
import { PageHeader } from '../../components/layout/PageHeader'
import { PageSection } from '../../components/layout/PageSection'
import { ResourceView } from '../../components/feedback/ResourceView'
import { useConsole } from '../../hooks/useConsole'
import { useListState } from '../../hooks/useListState'
import { usePage } from '../../hooks/usePage'
import { usePainted } from '../../hooks/usePainted'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { AddProject } from './AddProject'
import { ProjectTable } from './ProjectTable'

/** Add-project form and the table of all projects: / and /osn_main (specification §2). */
export const ProjectsPage = observer(function ProjectsPage() {
  const { stores, config } = useConsole()
  const heading = usePage(config.productName)
  const list = useResource(stores.projects.list)
  const { section, ...table } = useListState(paths.projects(), list.value !== undefined)
  const isListSettled = usePainted(list.status !== 'loading')
  return (
    <>
      <PageHeader
        title={config.productName}
        headingRef={heading}
        actions={<a href="#all-projects">View all</a>}
      />
      <PageSection title="Add a project">
        <AddProject isEditorWanted={isListSettled} />
      </PageSection>
      <PageSection title="All projects" id="all-projects" sectionRef={section}>
        <ResourceView {...list} label="Loading projects…">
          {list.value && <ProjectTable projects={list.value} {...table} />}
        </ResourceView>
      </PageSection>
    </>
  )
})
