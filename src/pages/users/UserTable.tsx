import { useMemo } from 'react'
import { Badge } from '../../components/Badge'
import { Email } from '../../components/Email'
import { EmptyState } from '../../components/EmptyState'
import { PlainTable } from '../../components/PlainTable'
import type { Column } from '../../components/table/useTableModel'
import type { Role, User } from '../../contract/entities'
import { limits } from '../../contract/limits'
import { RoleSelect } from './RoleSelect'

interface UserTableProps {
  users: readonly User[]
  /** Id of the signed-in user, whose own account is marked. */
  ownId: number | undefined
  /** Page of the list, from 1, for the numbering. */
  page: number
  onApply: (user: User, role: Role) => void
}

const rowKey = (row: User) => row.id

/** One page of users with the role of each (specification §2). */
export function UserTable({ users, ownId, page, onApply }: UserTableProps) {
  const columns = useMemo<Column<User>[]>(
    () => [
      {
        id: 'name',
        header: 'Name',
        minWidth: 180,
        cell: (row) => (
          <>
            {row.name} {row.id === ownId && <Badge>You</Badge>}
          </>
        ),
      },
      { id: 'email', header: 'E-mail', minWidth: 240, cell: (row) => <Email address={row.email} /> },
      {
        id: 'role',
        header: 'Role',
        minWidth: 300,
        cell: (row) => <RoleSelect key={row.role} user={row} onApply={onApply} />,
      },
    ],
    [ownId, onApply],
  )
  return (
    <PlainTable
      label="Users"
      columns={columns}
      rows={users}
      rowKey={rowKey}
      numbered="#"
      firstNumber={(page - 1) * limits.usersPageSize + 1}
      empty={<EmptyState title="No users on this page">Go back to the page before.</EmptyState>}
    />
  )
}
