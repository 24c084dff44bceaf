import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { PageHeader } from '../../components/PageHeader'
import { PageSection } from '../../components/PageSection'
import { RemoteView } from '../../components/RemoteView'
import type { ProfileBody } from '../../contract/bodies'
import type { Profile } from '../../contract/entities'
import { useStores } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import { useRecordForm } from '../../hooks/useRecordForm'
import { useRemote } from '../../hooks/useRemote'
import { paths } from '../../paths'
import { ProfileForm } from './ProfileForm'

/** /profile/update (specification §2). */
export const ProfileUpdatePage = observer(function ProfileUpdatePage() {
  const heading = usePage('Edit profile')
  const own = useRemote(useStores().profile.own)
  return (
    <>
      <PageHeader
        title="Edit profile"
        headingRef={heading}
        back={{ to: paths.settings(), label: 'Settings' }}
      />
      <PageSection>
        <RemoteView {...own} label="Loading your profile…">
          {own.value && <EditForm profile={own.value} />}
        </RemoteView>
      </PageSection>
    </>
  )
})

const EditForm = observer(function EditForm({ profile }: { profile: Profile }) {
  const stores = useStores()
  const initial = useMemo<ProfileBody>(
    () => ({ name: profile.name, profileImage: profile.profileImage }),
    [profile],
  )
  const { handling, dialog } = useRecordForm({
    kind: 'profile',
    record: 'own',
    initial,
    save: (draft) => stores.profile.update(draft),
    saved: 'Profile saved',
  })
  return (
    <>
      <ProfileForm initial={initial} handling={handling} upload={stores.uploads.image} />
      {dialog}
    </>
  )
})
