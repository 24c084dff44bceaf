import { DataTable } from '../../components/table/DataTable'
import { EmptyState } from '../../components/feedback/EmptyState'
import { AddLink } from '../../components/list/AddLink'
import { Badge } from '../../components/text/Badge'
import { LinkButton } from '../../components/text/LinkButton'
import { RowName } from '../../components/table/RowName'
import { updatedColumn, useKnownColumns } from '../updatedColumn'
import type { RowMenu } from '../../components/menu/RowMenuHost'
import type { Selection } from '../../components/selection/Selection'
import type { TableState } from '../../components/table/model/tableState'
import type { RowFilter } from '../../components/table/model/filters'
import type { Column } from '../../components/table/model/columns'
import type { TableScroll } from '../../components/table/useVirtualRows'
import type { ProjectRow } from '../../contract/entities'
import { paths } from '../../paths'
import { pendingClaims } from './pendingClaims'
import { ProjectState } from './ProjectState'
import styles from './ProjectTable.module.css'

/** How many claims on the project wait to be decided; nothing where none does. */
function pendingBadge(project: ProjectRow) {
  const pending = pendingClaims(project)
  return pending > 0 ? <Badge intent="warning">{pending} pending</Badge> : undefined
}

/** The columns of specification §2, the state of the project, and its last change where that is known. */
export const columns: Column<ProjectRow>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    rowLabel: (row) => row.name,
    card: 'line',
    search: (row) => [row.name, row.projectUrl, row.tagline],
    exportAlso: [{ id: 'tagline', header: 'Tagline', value: (row) => row.tagline }],
    cell: (row) => {
      const badge = pendingBadge(row)
      return (
        <RowName
          name={row.name}
          to={paths.projectEdit(row.id)}
          note={row.tagline}
          picture={row.featuredImage}
        >
          {badge && <span data-if-narrow>{badge}</span>}
        </RowName>
      )
    },
  },
  {
    id: 'state',
    header: 'State',
    width: '136px',
    value: (row) => `${row.isActive ? 'Active' : 'Inactive'}${row.isFeatured ? ', featured' : ''}`,
    cell: (row) => <ProjectState project={row} />,
  },
  updatedColumn(),
  {
    id: 'edit',
    header: 'Edit',
    width: '56px',
    card: 'action',
    cell: (row) => <LinkButton to={paths.projectEdit(row.id)} text="Edit" label={`Edit ${row.name}`} />,
  },
  {
    id: 'claims',
    header: 'Claims',
    width: '156px',
    // The badge stands behind the name there.
    narrowWidth: '88px',
    card: 'action',
    value: (row) => row.claims.length,
    sort: 'descending',
    cell: (row) => {
      const badge = pendingBadge(row)
      const link = (
        <LinkButton
          to={paths.claims(row.id)}
          text="Claims"
          label={`Claims on ${row.name}`}
          disabled={row.claims.length === 0}
          reason="Nobody has claimed this project"
        />
      )
      if (!badge) return link
      return (
        <span className={styles.claims}>
          {link}
          <span data-if-wide>{badge}</span>
        </span>
      )
    },
  },
  {
    id: 'opportunity',
    header: 'Add opportunity',
    width: '148px',
    card: 'action',
    cell: (row) => (
      <LinkButton
        to={paths.opportunities(row.id)}
        text="Add opportunity"
        label={`Add opportunity to ${row.name}`}
        disabled={row.claimed.length === 0}
        reason="No claim on this project is accepted yet"
      />
    ),
  },
]

/** What the table is called, and what stands in its place where there are no projects. */
export const tableWords = {
  label: 'Projects',
  noun: { one: 'project', many: 'projects' },
  empty: (
    <EmptyState
      title="No projects yet"
      actions={<AddLink id="add-project" label="Add the first project" />}
    />
  ),
}
export const rowKey = (row: ProjectRow) => row.id

interface ProjectTableProps {
  projects: readonly ProjectRow[]
  /** Keep the array in a memo. */
  filters: readonly RowFilter<ProjectRow>[]
  state: TableState
  onStateChange: (state: TableState) => void
  scroll?: TableScroll
  selection?: Selection
  rowMenu?: RowMenu<ProjectRow>
}

/** All projects of the directory. */
export function ProjectTable({ projects, ...table }: ProjectTableProps) {
  const shown = useKnownColumns(columns, projects)
  return <DataTable {...tableWords} columns={shown} rowKey={rowKey} rows={projects} {...table} />
}
