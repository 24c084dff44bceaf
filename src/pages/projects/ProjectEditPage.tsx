import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { RecordPage } from '../../components/record/RecordPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { FormSkeleton } from '../../components/feedback/FormSkeleton'
import type { Project } from '../../contract/entities'
import { rules } from '../../contract/rules'
import { useStores } from '../../hooks/useConsole'
import { RecordMenu } from '../../hooks/actions/RecordMenu'
import { useNeighbours } from '../../hooks/useNeighbours'
import { usePage } from '../../hooks/usePage'
import { useVisit } from '../../hooks/useVisit'
import { usePainted } from '../../hooks/usePainted'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { useResource } from '../../hooks/useResource'
import { useSiteAddress } from '../../hooks/useSiteAddress'
import { paths } from '../../paths'
import { RecordRoute } from '../RecordRoute'
import { projectValues } from './projectValues'
import { ProjectFacts } from './ProjectFacts'
import { ProjectForm } from './ProjectForm'
import { useTaxonomyChoices } from './useTaxonomyChoices'

/** /osn_main/edit/{osnId} (specification §2). */
export function ProjectEditPage() {
  return <RecordRoute param="osnId" render={(id) => <ProjectEdit key={id} id={id} />} />
}

const loadActions = () => import('./actions/projectActions').then((module) => module.projectActions)
const back = { to: paths.projects(), label: 'All projects' }

const ProjectEdit = observer(function ProjectEdit({ id }: { id: number }) {
  const { projects } = useStores()
  const project = useResource(projects.one.of(id))
  const name = project.value?.name || projects.row(id)?.name
  const heading = usePage(`Edit ${name || 'project'}`)
  const site = useSiteAddress('project', project.value?.isActive ? id : undefined)
  useVisit(project.value?.name)
  const neighbours = useNeighbours({ path: back.to, rows: projects.list.value }, id, paths.projectEdit)
  return (
    <RecordPage
      name={name}
      noun="project"
      back={back}
      neighbours={neighbours}
      headingRef={heading}
      menu={
        project.value && <RecordMenu record={project.value} name={project.value.name} load={loadActions} />
      }
      site={site}
    >
      <ResourceView
        {...project}
        back={back}
        label="Loading the project…"
        loading={<FormSkeleton lines={[2, 2, 'text', 'text']} rail={[3, 'image', 3]} />}
      >
        {project.value && <EditForm project={project.value} />}
      </ResourceView>
    </RecordPage>
  )
})

const EditForm = observer(function EditForm({ project }: { project: Project }) {
  const { projects, uploads } = useStores()
  const choices = useTaxonomyChoices(project)
  const initial = useMemo(() => projectValues(project), [project])
  const { editor, dialog } = useRecordEditor({
    kind: 'project',
    record: String(project.id),
    initial,
    tag: projects.one.of(project.id).tag,
    // An odd address may stay as long as nobody changes it.
    check: (values) => rules.project(values, project),
    calls: {
      read: async (options) => projectValues(await projects.one.read(project.id, options)),
      write: (values, options) => projects.update(project.id, values, options),
    },
    saved: 'Project saved',
  })
  return (
    <>
      <ProjectForm
        submitLabel="Save project"
        editor={editor}
        choices={choices}
        upload={uploads.image}
        isEditorWanted={usePainted(true)}
        facts={<ProjectFacts project={project} />}
      />
      {dialog}
    </>
  )
})
