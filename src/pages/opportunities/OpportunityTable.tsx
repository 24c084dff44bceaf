import { DataTable } from '../../components/table/DataTable'
import { EmptyState } from '../../components/feedback/EmptyState'
import { AddLink } from '../../components/list/AddLink'
import { LinkButton } from '../../components/text/LinkButton'
import { RowName } from '../../components/table/RowName'
import type { RowMenu } from '../../components/menu/RowMenuHost'
import type { Selection } from '../../components/selection/Selection'
import type { TableState } from '../../components/table/model/tableState'
import type { Column } from '../../components/table/model/columns'
import type { TableScroll } from '../../components/table/useVirtualRows'
import type { Opportunity } from '../../contract/entities'
import { paths } from '../../paths'
import { updatedColumn, useKnownColumns } from '../updatedColumn'

/** The columns of specification §2, and the last change where that is known. */
const columns: Column<Opportunity>[] = [
  {
    id: 'title',
    header: 'Title',
    card: 'line',
    value: (row) => row.title,
    search: true,
    cell: (row) => <RowName name={row.title} to={paths.opportunityUpdate(row.id)} />,
  },
  updatedColumn('card'),
  {
    id: 'update',
    header: 'Update',
    width: '120px',
    card: 'action',
    cell: (row) => (
      <LinkButton to={paths.opportunityUpdate(row.id)} text="Update" label={`Update ${row.title}`} />
    ),
  },
  {
    id: 'applicants',
    header: 'Applicants',
    width: '170px',
    card: 'action',
    value: (row) => row.applications.length,
    sort: 'descending',
    cell: (row) => (
      <LinkButton
        to={paths.applicants(row.id)}
        text={`Applicants (${row.applications.length})`}
        label={`Applicants (${row.applications.length}) of ${row.title}`}
        disabled={row.applications.length === 0}
        reason="Nobody has applied yet"
      />
    ),
  },
]

const noun = { one: 'opportunity', many: 'opportunities' }
const rowKey = (row: Opportunity) => row.id

interface OpportunityTableProps {
  opportunities: readonly Opportunity[]
  state: TableState
  onStateChange: (state: TableState) => void
  scroll?: TableScroll
  selection?: Selection
  rowMenu?: RowMenu<Opportunity>
}

/** The opportunities of one project. */
export function OpportunityTable({ opportunities, ...table }: OpportunityTableProps) {
  const shown = useKnownColumns(columns, opportunities)
  return (
    <DataTable
      label="Opportunities"
      noun={noun}
      columns={shown}
      rows={opportunities}
      rowKey={rowKey}
      empty={
        <EmptyState
          title="No opportunities yet"
          actions={<AddLink id="add-opportunity" label="Add the first opportunity" />}
        />
      }
      {...table}
    />
  )
}
