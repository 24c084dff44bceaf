import { observer } from 'mobx-react-lite'
import { LinkButton } from '../../components/text/LinkButton'
import { PageHeader } from '../../components/layout/PageHeader'
import { PageSection } from '../../components/layout/PageSection'
import { ResourceView } from '../../components/feedback/ResourceView'
import { useStores } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { ProfileView } from './ProfileView'

/** /settings: the own profile (specification §2). */
export const SettingsPage = observer(function SettingsPage() {
  const heading = usePage('Settings')
  const own = useResource(useStores().profile.own)
  return (
    <>
      <PageHeader
        title="Settings"
        headingRef={heading}
        actions={
          <LinkButton
            to={paths.profileUpdate()}
            text="Edit"
            label="Edit profile"
            intent="primary"
            size="medium"
          />
        }
      />
      <PageSection title="Profile">
        <ResourceView {...own} label="Loading your profile…">
          {own.value && <ProfileView profile={own.value} />}
        </ResourceView>
      </PageSection>
    </>
  )
})
