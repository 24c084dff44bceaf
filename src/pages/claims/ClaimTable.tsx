import { useMemo, type ReactNode } from 'react'
import { DataTable } from '../../components/table/DataTable'
import { Email } from '../../components/text/Email'
import { EmptyState } from '../../components/feedback/EmptyState'
import { LongText } from '../../components/text/LongText'
import type { TableState } from '../../components/table/model/tableState'
import type { Column } from '../../components/table/model/columns'
import type { TableScroll } from '../../components/table/useVirtualRows'
import type { Claim } from '../../contract/entities'
import { claimStatusWord } from '../../contract/words'
import type { Site } from '../../contract/profileLink'
import styles from './ClaimActions.module.css'
import { ClaimBadge } from './ClaimBadge'
import { PublicProfile } from '../PublicProfile'

/** The columns of specification §2. */
const columnsFor = (site: Site, actions: ClaimTableProps['actions']): Column<Claim>[] => [
  {
    id: 'name',
    card: 'line',
    header: 'Claimant name',
    value: (row) => row.claimer.name,
    search: true,
    width: '16%',
  },
  {
    id: 'email',
    header: 'Claimant e-mail',
    card: 'line',
    cell: (row) => <Email address={row.claimer.email} />,
    value: (row) => row.claimer.email,
    search: true,
    width: '22%',
  },
  {
    id: 'details',
    header: 'Details',
    value: (row) => row.details,
    sort: false,
    search: true,
    card: 'line',
    cell: (row) => <LongText title={`Claim of ${row.claimer.name}`} text={row.details} />,
  },
  {
    id: 'profile',
    header: 'Public profile',
    value: (row) => row.publicProfile,
    sort: false,
    card: 'line',
    cell: (row) => <PublicProfile value={row.publicProfile} site={site} />,
    width: '20%',
  },
  {
    id: 'status',
    header: 'Status',
    width: actions ? '180px' : '130px',
    cell: (row) => (
      <span className={styles.status}>
        <ClaimBadge status={row.status} />
        {actions?.(row)}
      </span>
    ),
    value: (row) => claimStatusWord(row.status),
    search: (row) => [claimStatusWord(row.status), row.status],
    export: (row) => row.status,
  },
]

const noun = { one: 'claim', many: 'claims' }
const rowKey = (row: Claim) => row.id

interface ClaimTableProps {
  claims: readonly Claim[]
  site: Site
  state: TableState
  onStateChange: (state: TableState) => void
  scroll?: TableScroll
  /** What can be done about a claim, below its status. */
  actions?: ((claim: Claim) => ReactNode) | undefined
}

/** The claims made on one project. */
export function ClaimTable({ claims, site, actions, ...table }: ClaimTableProps) {
  const columns = useMemo(() => columnsFor(site, actions), [site, actions])
  return (
    <DataTable
      label="Claims"
      noun={noun}
      columns={columns}
      rows={claims}
      rowKey={rowKey}
      empty={<EmptyState title="No claims yet">Nobody has claimed this project.</EmptyState>}
      {...table}
    />
  )
}
