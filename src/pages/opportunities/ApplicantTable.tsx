import { useMemo } from 'react'
import { DataTable } from '../../components/table/DataTable'
import { Email } from '../../components/text/Email'
import { EmptyState } from '../../components/feedback/EmptyState'
import { LongText } from '../../components/text/LongText'
import type { TableState } from '../../components/table/tableState'
import type { Column } from '../../components/table/useTableModel'
import type { TableScroll } from '../../components/table/useVirtualRows'
import type { Application } from '../../contract/entities'
import type { Site } from '../../contract/profileLink'
import { PublicProfile } from '../PublicProfile'

/** The columns of specification §2. */
const columnsFor = (site: Site): Column<Application>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (row) => row.name,
    sortValue: (row) => row.name,
    width: '18%',
    minWidth: 160,
  },
  {
    id: 'email',
    header: 'E-mail',
    cell: (row) => <Email address={row.email} />,
    sortValue: (row) => row.email,
    width: '25%',
    minWidth: 240,
  },
  {
    id: 'letter',
    header: 'Proposal letter',
    cell: (row) => <LongText title={`Proposal letter of ${row.name}`} text={row.proposalLetter} />,
    minWidth: 300,
  },
  {
    id: 'profile',
    header: 'Public profile',
    cell: (row) => <PublicProfile value={row.publicProfile} site={site} />,
    width: '24%',
    minWidth: 200,
  },
]

const noun = { one: 'applicant', many: 'applicants' }
const rowKey = (row: Application) => row.id
const searchIn = (row: Application) => [row.name, row.email, row.proposalLetter]

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
      searchIn={searchIn}
      empty={<EmptyState title="No applicants yet">Nobody has applied to this opportunity.</EmptyState>}
      {...table}
    />
  )
}
