import { observer } from 'mobx-react-lite'
import { rules } from '../../contract/rules'
import { useStores } from '../../hooks/useConsole'
import { useCopy } from '../../hooks/record/useCopy'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { useResource } from '../../hooks/useResource'
import { newProject } from '../../contract/records/newProject'
import { copiedProject } from './projectValues'
import { ProjectForm } from './ProjectForm'
import { useTaxonomyChoices } from './useTaxonomyChoices'

/** The add form; the project is added in the name of the signed-in user, who must be known first (specification §5). */
export const AddProject = observer(function AddProject({ isEditorWanted }: { isEditorWanted: boolean }) {
  const { projects, profile, session, uploads } = useStores()
  const own = useResource(profile.own)
  const choices = useTaxonomyChoices()
  const adminId = session.user?.id ?? own.value?.id

  const { editor, dialog } = useRecordEditor({
    kind: 'project',
    record: 'new',
    initial: newProject,
    check: rules.project,
    calls: (values, options) => {
      if (adminId === undefined) throw new Error('something went wrong')
      return projects.create(values, adminId, options)
    },
    saved: 'Project added',
  })
  useCopy('project', editor, async (id) => copiedProject(await projects.one.read(id, {})))
  return (
    <>
      <ProjectForm
        submitLabel="Add project"
        editor={editor}
        choices={choices}
        upload={uploads.image}
        isEditorWanted={isEditorWanted}
      />
      {dialog}
    </>
  )
})
