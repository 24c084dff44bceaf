import { DataTable } from '../../components/table/DataTable'
import { EmptyState } from '../../components/feedback/EmptyState'
import { LinkButton } from '../../components/text/LinkButton'
import type { TableState } from '../../components/table/tableState'
import type { Column } from '../../components/table/columns'
import type { TableScroll } from '../../components/table/useVirtualRows'
import type { ProjectRow } from '../../contract/entities'
import { paths } from '../../paths'

/** The columns of specification §2. */
const columns: Column<ProjectRow>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    search: (row) => [row.name, row.projectUrl, row.tagline],
    minWidth: 200,
  },
  {
    id: 'edit',
    header: 'Edit',
    width: '90px',
    minWidth: 90,
    cell: (row) => <LinkButton to={paths.projectEdit(row.id)} text="Edit" label={`Edit ${row.name}`} />,
  },
  {
    id: 'claims',
    header: 'Claims',
    width: '110px',
    minWidth: 110,
    value: (row) => row.claims.length,
    sort: 'descending',
    cell: (row) => (
      <LinkButton
        to={paths.claims(row.id)}
        text="Claims"
        label={`Claims on ${row.name}`}
        disabled={row.claims.length === 0}
      />
    ),
  },
  {
    id: 'opportunity',
    header: 'Add opportunity',
    width: '170px',
    minWidth: 170,
    cell: (row) => (
      <LinkButton
        to={paths.opportunities(row.id)}
        text="Add opportunity"
        label={`Add opportunity to ${row.name}`}
        disabled={row.claimed.length === 0}
      />
    ),
  },
]

const noun = { one: 'project', many: 'projects' }
const rowKey = (row: ProjectRow) => row.id

interface ProjectTableProps {
  projects: readonly ProjectRow[]
  state: TableState
  onStateChange: (state: TableState) => void
  scroll?: TableScroll
}

/** All projects of the directory. */
export function ProjectTable({ projects, ...table }: ProjectTableProps) {
  return (
    <DataTable
      label="Projects"
      noun={noun}
      columns={columns}
      rows={projects}
      rowKey={rowKey}
      empty={<EmptyState title="No projects yet">Add the first one with the form above.</EmptyState>}
      {...table}
    />
  )
}
