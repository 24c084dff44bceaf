import { useMemo } from 'react'
import { DataTable } from '../../components/table/DataTable'
import { EmptyState } from '../../components/feedback/EmptyState'
import { LinkButton } from '../../components/text/LinkButton'
import { RowName } from '../../components/table/RowName'
import type { RowMenu } from '../../components/menu/RowMenuHost'
import type { Selection } from '../../components/selection/Selection'
import type { TableState } from '../../components/table/model/tableState'
import type { Column } from '../../components/table/model/columns'
import type { TableScroll } from '../../components/table/useVirtualRows'
import type { Tag } from '../../contract/records/tag'
import type { Users } from '../useUses'
import { paths } from '../../paths'
import { updatedColumn, useKnownColumns } from '../updatedColumn'
import { countColumns } from './countColumns'

/** The columns of specification §2, how often each is used, and its last change where that is known; the number is the table's own. */
const columnsFor = (by: readonly Users[]): Column<Tag>[] => [
  {
    id: 'name',
    header: 'Name',
    card: 'line',
    value: (row) => row.name,
    search: true,
    cell: (row) => <RowName name={row.name} to={paths.tagEdit(row.id)} />,
  },
  ...countColumns<Tag>(by),
  updatedColumn(),
  {
    id: 'edit',
    header: 'Edit',
    width: '100px',
    card: 'action',
    cell: (row) => <LinkButton to={paths.tagEdit(row.id)} text="Edit" label={`Edit ${row.name}`} />,
  },
]

const noun = { one: 'tag', many: 'tags' }
const rowKey = (row: Tag) => row.id

interface TagTableProps {
  tags: readonly Tag[]
  /** What uses them. */
  by: readonly Users[]
  state: TableState
  onStateChange: (state: TableState) => void
  scroll?: TableScroll
  selection?: Selection
  rowMenu?: RowMenu<Tag>
}

/** All tags. */
export function TagTable({ tags, by, ...table }: TagTableProps) {
  const columns = useMemo(() => columnsFor(by), [by])
  const shown = useKnownColumns(columns, tags)
  return (
    <DataTable
      label="Tags"
      noun={noun}
      numbered="Number"
      columns={shown}
      rows={tags}
      rowKey={rowKey}
      empty={<EmptyState title="No tags yet">Add the first one with the form above.</EmptyState>}
      {...table}
    />
  )
}
