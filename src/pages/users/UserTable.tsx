import { useMemo, type ReactNode } from 'react'
import { Badge } from '../../components/text/Badge'
import { DataTable } from '../../components/table/DataTable'
import { Email } from '../../components/text/Email'
import { EmptyState } from '../../components/feedback/EmptyState'
import type { TableState } from '../../components/table/model/tableState'
import type { Column } from '../../components/table/model/columns'
import type { Role } from '../../contract/access/roles'
import type { User } from '../../contract/entities'
import { roleWord } from '../../contract/words'
import { RoleSelect } from './RoleSelect'
import styles from './UserTable.module.css'

const noun = { one: 'user on this page', many: 'users on this page' }
const rowKey = (row: User) => row.id

function columnsFor({
  ownId,
  onApply,
  actions,
}: Pick<UserTableProps, 'ownId' | 'onApply' | 'actions'>): Column<User>[] {
  return [
    {
      id: 'name',
      card: 'line',
      header: 'Name',
      value: (row) => row.name,
      search: true,
      cell: (row) => (
        <span className={styles.name}>
          <span>{row.name}</span>
          {row.id === ownId && <Badge>You</Badge>}
        </span>
      ),
    },
    {
      id: 'email',
      header: 'E-mail',
      value: (row) => row.email,
      search: true,
      card: 'line',
      cell: (row) => <Email address={row.email} />,
    },
    {
      id: 'role',
      header: 'Role',
      // The further buttons stand in the line of the role.
      width: actions ? 'clamp(376px, 36vw, 512px)' : '300px',
      card: 'line',
      value: (row) => roleWord(row.role),
      search: (row) => [roleWord(row.role), row.role],
      export: (row) => row.role,
      cell: (row) => (
        <span className={styles.role}>
          <RoleSelect user={row} onApply={onApply} />
          {actions?.(row)}
        </span>
      ),
    },
  ]
}

interface UserTableProps {
  users: readonly User[]
  /** Ways back from a page without users. */
  waysBack?: ReactNode
  /** Id of the signed-in user, whose own account is marked. */
  ownId: number | undefined
  onApply: (user: User, role: Role) => void
  /** Further buttons for a user; none where the host offers nothing more. */
  actions?: ((user: User) => ReactNode) | undefined
  state: TableState
  onStateChange: (state: TableState) => void
}

/** One page of users with the role of each (specification §2). */
export function UserTable({ users, waysBack, ownId, onApply, actions, ...table }: UserTableProps) {
  const columns = useMemo(() => columnsFor({ ownId, onApply, actions }), [ownId, onApply, actions])
  return (
    <DataTable
      label="Users"
      noun={noun}
      columns={columns}
      rows={users}
      rowKey={rowKey}
      empty={<EmptyState title="No users on this page" actions={waysBack} />}
      {...table}
    />
  )
}
