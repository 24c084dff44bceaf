import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { PageHeader } from '../../components/PageHeader'
import { PageSection } from '../../components/PageSection'
import { Pager } from '../../components/Pager'
import { RemoteView } from '../../components/RemoteView'
import { limits } from '../../contract/limits'
import { useStores } from '../../hooks/useConsole'
import { useListState } from '../../hooks/useListState'
import { usePage } from '../../hooks/usePage'
import { useRemote } from '../../hooks/useRemote'
import { paths } from '../../paths'
import { RecordRoute } from '../RecordRoute'
import { usersSentence } from './usersSentence'
import { useRoleChange } from './useRoleChange'
import { UserTable } from './UserTable'

/** /manage_users_main/{page}: users, ten a page, and their roles (specification §2, §9). */
export function UsersPage() {
  return <RecordRoute param="page" render={(page) => <Users page={page} />} />
}

const Users = observer(function Users({ page }: { page: number }) {
  const { users, session } = useStores()
  const heading = usePage('Manage Users')
  const navigate = useNavigate()
  const remote = useRemote(users.page.of(page), usersSentence)
  const roleChange = useRoleChange(page)
  const table = useListState()
  const isLast = (remote.value?.length ?? 0) < limits.usersPageSize
  return (
    <>
      <PageHeader title="Manage Users" headingRef={heading} />
      <PageSection>
        <RemoteView {...remote} label="Loading users…">
          {remote.value && (
            <UserTable
              users={remote.value}
              ownId={session.user?.id}
              onApply={roleChange.onApply}
              {...table}
            />
          )}
        </RemoteView>
        <Pager
          page={page}
          label="Pages of users"
          hasNext={!isLast}
          onPage={(next) => void navigate(paths.users(next))}
        />
      </PageSection>
      {roleChange.dialog}
    </>
  )
})
