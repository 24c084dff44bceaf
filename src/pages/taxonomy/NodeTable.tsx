import { useMemo } from 'react'
import { EmptyState } from '../../components/feedback/EmptyState'
import { EmptyValue } from '../../components/feedback/EmptyValue'
import { LinkButton } from '../../components/text/LinkButton'
import { MoveHandle } from '../../components/move/MoveRows'
import { RowName } from '../../components/table/RowName'
import type { RowMenu } from '../../components/menu/RowMenuHost'
import type { Selection } from '../../components/selection/Selection'
import type { TableState } from '../../components/table/model/tableState'
import type { Column } from '../../components/table/model/columns'
import type { TableScroll } from '../../components/table/useVirtualRows'
import { TreeTable } from '../../components/table/TreeTable'
import { noParent } from '../../contract/limits'
import type { Users } from '../useUses'
import { updatedColumn, useKnownColumns } from '../updatedColumn'
import { countColumns } from './countColumns'
import type { NodeKind, TreeRecord } from './nodeKind'

const rowKey = (row: TreeRecord) => row.id
const parentKey = (row: TreeRecord) => (row.parentId === noParent ? null : row.parentId)

interface NodeTableProps {
  kind: NodeKind
  records: readonly TreeRecord[]
  /** What uses them, or what lies below them. */
  by: readonly Users[]
  state: TableState
  onStateChange: (state: TableState) => void
  scroll?: TableScroll
  selection?: Selection
  rowMenu?: RowMenu<TreeRecord>
}

/** All categories or language stacks as the tree that they are, with the columns of specification §2 and how often each is used. */
export function NodeTable({ kind, records, by, ...table }: NodeTableProps) {
  const columns = useMemo(() => columnsFor(kind, records, by), [kind, records, by])
  const shown = useKnownColumns(columns, records)
  return (
    <TreeTable
      label={kind.title}
      noun={kind.noun}
      numbered="Number"
      columns={shown}
      rows={records}
      rowKey={rowKey}
      parentKey={parentKey}
      empty={
        <EmptyState title={`No ${kind.noun.many} yet`}>Add the first one with the form above.</EmptyState>
      }
      {...table}
    />
  )
}

function columnsFor(
  kind: NodeKind,
  records: readonly TreeRecord[],
  by: readonly Users[],
): Column<TreeRecord>[] {
  const names = new Map(records.map(({ id, name }) => [id, name]))
  const parentName = ({ parentId, parentCategory, parentLanguageStack }: TreeRecord) =>
    parentId === noParent
      ? ''
      : (names.get(parentId) ?? parentCategory?.name ?? parentLanguageStack?.name ?? '')
  return [
    {
      id: 'name',
      header: 'Name',
      card: 'line',
      value: (row) => row.name,
      search: true,
      cell: (row) => (
        <RowName name={row.name} to={kind.editPath(row.id)}>
          <MoveHandle />
        </RowName>
      ),
    },
    {
      id: 'parent',
      header: 'Parent',
      width: '22%',
      narrowWidth: '18%',
      cell: (row) => parentName(row) || <EmptyValue />,
      value: parentName,
    },
    ...countColumns<TreeRecord>(by),
    updatedColumn(),
    {
      id: 'edit',
      header: 'Edit',
      width: '100px',
      narrowWidth: '64px',
      card: 'action',
      cell: (row) => <LinkButton to={kind.editPath(row.id)} text="Edit" label={`Edit ${row.name}`} />,
    },
  ]
}
