import { observer } from 'mobx-react-lite'
import { useStores } from '../../hooks/useConsole'
import { useRemote } from '../../hooks/useRemote'
import { useSubmit } from '../../hooks/useSubmit'
import { useUnsavedGuard } from '../../hooks/useUnsavedGuard'
import type { ProjectBody } from '../../contract/bodies'
import { newProject } from './projectDraft'
import { ProjectForm } from './ProjectForm'
import { useTaxonomyChoices } from './useTaxonomyChoices'

/** The add form; the project is added in the name of the signed-in user, who must be known first (specification §5). */
export const AddProject = observer(function AddProject({ isEditorWanted }: { isEditorWanted: boolean }) {
  const { projects, profile, session, uploads } = useStores()
  const own = useRemote(profile.own)
  const choices = useTaxonomyChoices()
  const guard = useUnsavedGuard()
  const adminId = session.user?.id ?? own.value?.id

  const handling = useSubmit<ProjectBody>(
    (draft, options) => {
      if (adminId === undefined) throw new Error('something went wrong')
      return projects.create(draft, adminId, options)
    },
    { saved: 'Project added', onDirtyChange: guard.onDirtyChange },
  )
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
      {guard.dialog}
    </>
  )
})
