import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { RecordPage } from '../../components/record/RecordPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { FormSkeleton } from '../../components/feedback/FormSkeleton'
import type { ProfileBody } from '../../contract/bodies'
import type { Profile } from '../../contract/entities'
import { rules } from '../../contract/rules'
import { useStores } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { ProfileForm } from './ProfileForm'

const back = { to: paths.settings(), label: 'Settings' }

/** /profile/update (specification §2). */
export const ProfileUpdatePage = observer(function ProfileUpdatePage() {
  const heading = usePage('Edit profile')
  const own = useResource(useStores().profile.own)
  return (
    <RecordPage noun="profile" back={back} headingRef={heading}>
      <ResourceView {...own} label="Loading your profile…" loading={<FormSkeleton lines={[1, 'area']} />}>
        {own.value && <EditForm profile={own.value} />}
      </ResourceView>
    </RecordPage>
  )
})

const profileValues = ({ name, profileImage }: Profile): ProfileBody => ({ name, profileImage })

const EditForm = observer(function EditForm({ profile }: { profile: Profile }) {
  const stores = useStores()
  const initial = useMemo(() => profileValues(profile), [profile])
  const { editor, dialog } = useRecordEditor({
    kind: 'profile',
    record: 'own',
    initial,
    tag: stores.profile.own.tag,
    check: (values) => rules.profile(values, profile),
    calls: {
      read: async (options) => profileValues(await stores.profile.read(options)),
      write: (values, options) => stores.profile.update(values, options),
    },
    saved: 'Profile saved',
  })
  return (
    <>
      <ProfileForm editor={editor} upload={stores.uploads.image} />
      {dialog}
    </>
  )
})
