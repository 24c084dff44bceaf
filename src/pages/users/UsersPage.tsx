import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { LinkButton } from '../../components/text/LinkButton'
import { ListPage } from '../../components/list/ListPage'
import { Pager } from '../../components/table/Pager'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import { limits } from '../../contract/limits'
import { useStores } from '../../hooks/useConsole'
import { useListState } from '../../hooks/useListState'
import { usePage } from '../../hooks/usePage'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { RecordRoute } from '../RecordRoute'
import { usersSentence } from './usersSentence'
import { useRoleChange } from './useRoleChange'
import { UserTable } from './UserTable'
import { InviteSection } from './InviteSection'
import { useUserActions } from './useUserActions'
import { usersOf } from '../../stores/UserStore'
import styles from './UsersPage.module.css'

/** /manage_users_main/{page}: users, ten a page, and their roles (specification §2, §9). */
export function UsersPage() {
  return <RecordRoute param="page" render={(page) => <Users page={page} />} />
}

const Users = observer(function Users({ page }: { page: number }) {
  const stores = useStores()
  const { session } = stores
  const heading = usePage('Manage Users')
  const navigate = useNavigate()
  const resource = useResource(usersOf(stores).page.of(page), usersSentence)
  const roleChange = useRoleChange(page)
  const userActions = useUserActions(heading)
  const offersPeople = session.isOffered('people')
  const { section, ...table } = useListState(paths.usersRoot(), { isWhole: resource.value !== undefined })
  const { users: rows = [], total, lastKnown = 1 } = resource.value ?? {}
  const hasNext = rows.length === limits.usersPageSize && page * rows.length < (total ?? Infinity)
  return (
    <>
      <ListPage
        title="Manage Users"
        headingRef={heading}
        listTitle="Users"
        listId="users"
        section={section}
        below={
          <>
            <Pager
              page={page}
              label="Pages of users"
              pages={total === undefined ? undefined : lastKnown}
              hasNext={hasNext}
              summary={rows.length > 0 ? summaryOf(page, rows.length, total) : undefined}
              onPage={(next) => void navigate(paths.users(next))}
            />
            {offersPeople && <InviteSection />}
          </>
        }
      >
        <div className={styles.rows}>
          <ResourceView
            {...resource}
            label="Loading users…"
            loading={<TableSkeleton rows={10} columns={3} />}
          >
            {resource.value && (
              <UserTable
                users={rows}
                waysBack={<WaysBack lastKnown={lastKnown} />}
                ownId={session.user?.id}
                onApply={roleChange.onApply}
                actions={offersPeople ? userActions.actions : undefined}
                {...table}
              />
            )}
          </ResourceView>
        </div>
      </ListPage>
      {roleChange.dialog}
      {userActions.dialog}
    </>
  )
})

/** Leads from a page beyond the end to those that hold users. */
function WaysBack({ lastKnown }: { lastKnown: number }) {
  return (
    <>
      <LinkButton to={paths.users(1)} text="Go to page 1" size="medium" />
      {lastKnown > 1 && (
        <LinkButton to={paths.users(lastKnown)} text={`Go to page ${lastKnown}`} size="medium" />
      )}
    </>
  )
}

function summaryOf(page: number, count: number, total: number | undefined): string {
  const first = (page - 1) * limits.usersPageSize + 1
  const range = `users ${first}–${first + count - 1}`
  return total === undefined ? range : `${range} of ${total}`
}
