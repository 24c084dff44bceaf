import { PageSection } from '../../components/layout/PageSection'
import type { InviteBody } from '../../contract/bodies'
import { rules } from '../../contract/rules'
import { useOnlineEditor } from '../../hooks/record/useEditor'
import { useStores } from '../../hooks/useConsole'
import { creating } from '../../stores/editor/Creation'
import { InviteForm } from './InviteForm'
import { usersOf } from '../../stores/UserStore'

const empty: InviteBody = { email: '', role: 'CONTENT_EDITOR' }

/** "Invite somebody", on hosts that offer `people`. */
export function InviteSection() {
  const users = usersOf(useStores())
  const editor = useOnlineEditor<InviteBody>({
    initial: empty,
    check: rules.invitation,
    writer: creating((body) => users.invite(body)),
    words: { saved: 'Invitation sent' },
  })
  return (
    <PageSection title="Invite somebody">
      <InviteForm editor={editor} />
    </PageSection>
  )
}
