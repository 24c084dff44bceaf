import { useMemo } from 'react'
import { Badge } from '../../components/text/Badge'
import { WireWord } from '../../components/text/WireWord'
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
import { PublicProfile } from '../PublicProfile'

/** The columns of specification §2. */
const columnsFor = (site: Site): Column<Claim>[] => [
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
    width: '130px',
    cell: (row) => (
      <Badge intent={intents[row.status] ?? 'none'}>
        <WireWord value={row.status} word={claimStatusWord} />
      </Badge>
    ),
    value: (row) => claimStatusWord(row.status),
    search: (row) => [claimStatusWord(row.status), row.status],
    export: (row) => row.status,
  },
]

/** Colours of the embedded server's states; a host may have others, which are shown without one. */
const intents: Record<string, 'success' | 'danger' | 'warning'> = {
  APPROVED: 'success',
  REJECTED: 'danger',
  PENDING: 'warning',
}

const noun = { one: 'claim', many: 'claims' }
const rowKey = (row: Claim) => row.id

interface ClaimTableProps {
  claims: readonly Claim[]
  site: Site
  state: TableState
  onStateChange: (state: TableState) => void
  scroll?: TableScroll
}

/** The claims made on one project. */
export function ClaimTable({ claims, site, ...table }: ClaimTableProps) {
  const columns = useMemo(() => columnsFor(site), [site])
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
