import { observer } from 'mobx-react-lite'
import { useStores } from '../../hooks/useConsole'
import { useRecordForm } from '../../hooks/record/useRecordForm'
import { useResource } from '../../hooks/useResource'
import { newProject } from './projectDraft'
import { ProjectForm } from './ProjectForm'
import { useTaxonomyChoices } from './useTaxonomyChoices'

/** The add form; the project is added in the name of the signed-in user, who must be known first (specification §5). */
export const AddProject = observer(function AddProject({ isEditorWanted }: { isEditorWanted: boolean }) {
  const { projects, profile, session, uploads } = useStores()
  const own = useResource(profile.own)
  const choices = useTaxonomyChoices()
  const adminId = session.user?.id ?? own.value?.id

  const { handling, dialog } = useRecordForm({
    kind: 'project',
    record: 'new',
    initial: newProject,
    save: (draft, options) => {
      if (adminId === undefined) throw new Error('something went wrong')
      return projects.create(draft, adminId, options)
    },
    saved: 'Project added',
  })
  return (
    <>
      <ProjectForm
        initial={newProject}
        submitLabel="Add project"
        handling={handling}
        choices={choices}
        upload={uploads.image}
        isEditorWanted={isEditorWanted}
      />
      {dialog}
    </>
  )
})
