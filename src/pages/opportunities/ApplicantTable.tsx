import { useMemo } from 'react'
import { DataTable } from '../../components/table/DataTable'
import { Email } from '../../components/text/Email'
import { EmptyState } from '../../components/feedback/EmptyState'
import { LongText } from '../../components/text/LongText'
import type { TableState } from '../../components/table/model/tableState'
import type { Column } from '../../components/table/model/columns'
import type { TableScroll } from '../../components/table/useVirtualRows'
import type { Application } from '../../contract/entities'
import type { Site } from '../../contract/profileLink'
import { PublicProfile } from '../PublicProfile'

/** The columns of specification §2. */
const columnsFor = (site: Site): Column<Application>[] => [
  {
    id: 'name',
    card: 'line',
    header: 'Name',
    value: (row) => row.name,
    search: true,
    width: '18%',
  },
  {
    id: 'email',
    header: 'E-mail',
    card: 'line',
    cell: (row) => <Email address={row.email} />,
    value: (row) => row.email,
    search: true,
    width: '25%',
  },
  {
    id: 'letter',
    header: 'Proposal letter',
    value: (row) => row.proposalLetter,
    sort: false,
    search: true,
    card: 'line',
    cell: (row) => <LongText title={`Proposal letter of ${row.name}`} text={row.proposalLetter} />,
  },
  {
    id: 'profile',
    header: 'Public profile',
    value: (row) => row.publicProfile,
    sort: false,
    card: 'line',
    cell: (row) => <PublicProfile value={row.publicProfile} site={site} />,
    width: '24%',
  },
]

const noun = { one: 'applicant', many: 'applicants' }
const rowKey = (row: Application) => row.id

interface ApplicantTableProps {
  applicants: readonly Application[]
  site: Site
  state: TableState
  onStateChange: (state: TableState) => void
  scroll?: TableScroll
}

/** The people who applied to one opportunity. */
export function ApplicantTable({ applicants, site, ...table }: ApplicantTableProps) {
  const columns = useMemo(() => columnsFor(site), [site])
  return (
    <DataTable
      label="Applicants"
      noun={noun}
      columns={columns}
      rows={applicants}
      rowKey={rowKey}
      empty={<EmptyState title="No applicants yet">Nobody has applied to this opportunity.</EmptyState>}
      {...table}
    />
  )
}
