import { useMemo } from 'react'
import { ChangedAt } from '../components/record/ChangedAt'
import type { Column } from '../components/table/model/columns'

interface Dated {
  updatedAt?: string | null | undefined
}

const id = 'updated'

/** When a row was changed last, newest first; only where the table has room, which one of few columns always has but on cards. */
export const updatedColumn = <Row extends Dated>(isSpare: Column<Row>['isSpare'] = true): Column<Row> => ({
  id,
  header: 'Updated',
  width: '124px',
  isSpare,
  value: (row) => (row.updatedAt ? Date.parse(row.updatedAt) : 0),
  export: (row) => row.updatedAt ?? '',
  sort: 'descending',
  cell: (row) => <ChangedAt at={row.updatedAt} />,
})

/** The columns, without that of the last change where no row knows it. Keep `columns` in a constant. */
export function useKnownColumns<Row extends Dated>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] {
  const isKnown = useMemo(() => rows.some(({ updatedAt }) => updatedAt), [rows])
  return useMemo(() => (isKnown ? columns : columns.filter((column) => column.id !== id)), [isKnown, columns])
}
