import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { PageHeader } from '../../components/layout/PageHeader'
import { PageSection } from '../../components/layout/PageSection'
import { ResourceView } from '../../components/feedback/ResourceView'
import type { Project } from '../../contract/entities'
import { useStores } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import { usePainted } from '../../hooks/usePainted'
import { useRecordEdit } from '../../hooks/record/useRecordEdit'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { RecordRoute } from '../RecordRoute'
import { projectDraft } from './projectDraft'
import { ProjectForm } from './ProjectForm'
import { useTaxonomyChoices } from './useTaxonomyChoices'

/** /osn_main/edit/{osnId} (specification §2). */
export function ProjectEditPage() {
  return <RecordRoute param="osnId" render={(id) => <ProjectEdit key={id} id={id} />} />
}

const back = { to: paths.projects(), label: 'All projects' }

const ProjectEdit = observer(function ProjectEdit({ id }: { id: number }) {
  const { projects } = useStores()
  const project = useResource(projects.one.of(id))
  const name = project.value?.name ?? projects.row(id)?.name
  const heading = usePage(name ? `Edit ${name}` : 'Edit project')
  return (
    <>
      <PageHeader title={name ? `Edit ${name}` : 'Edit project'} headingRef={heading} back={back} />
      <PageSection>
        <ResourceView {...project} back={back} label="Loading the project…">
          {project.value && <EditForm project={project.value} />}
        </ResourceView>
      </PageSection>
    </>
  )
})

const EditForm = observer(function EditForm({ project }: { project: Project }) {
  const { projects, uploads } = useStores()
  const choices = useTaxonomyChoices(project)
  const initial = useMemo(() => projectDraft(project), [project])
  const { handling, dialog } = useRecordEdit({
    kind: 'project',
    record: String(project.id),
    initial,
    calls: {
      read: async (options) => projectDraft(await projects.one.read(project.id, options)),
      write: (draft, options) => projects.update(project.id, draft, options),
    },
    saved: 'Project saved',
  })
  return (
    <>
      <ProjectForm
        initial={initial}
        original={project}
        submitLabel="Save project"
        handling={handling}
        choices={choices}
        upload={uploads.image}
        isEditorWanted={usePainted(true)}
      />
      {dialog}
    </>
  )
})
