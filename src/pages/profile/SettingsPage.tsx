import { observer } from 'mobx-react-lite'
import { LinkButton } from '../../components/text/LinkButton'
import { PageHeader } from '../../components/layout/PageHeader'
import { PageSection } from '../../components/layout/PageSection'
import { ResourceView } from '../../components/feedback/ResourceView'
import { useStores } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { KeyboardSection } from './KeyboardSection'
import { PasswordSection } from './PasswordSection'
import { ProfileView } from './ProfileView'
import { SessionsSection } from './SessionsSection'

/** /settings: the own profile (specification §2) and, where the host offers them, password and sessions. */
export const SettingsPage = observer(function SettingsPage() {
  const heading = usePage('Settings')
  const { profile, session } = useStores()
  const own = useResource(profile.own)
  return (
    <>
      <PageHeader
        title="Settings"
        headingRef={heading}
        actions={<LinkButton to={paths.profileUpdate()} text="Edit" intent="primary" size="medium" />}
      />
      <PageSection title="Profile">
        <ResourceView {...own} label="Loading your profile…">
          {own.value && <ProfileView profile={own.value} />}
        </ResourceView>
      </PageSection>
      {/* It would be moved by what stands above, like the sections below it. */}
      {own.status !== 'loading' && <KeyboardSection />}
      {own.value && session.isOffered('passwords') && <PasswordSection owner={own.value} />}
      {own.status !== 'loading' && session.isOffered('sessions') && <SessionsSection />}
    </>
  )
})
