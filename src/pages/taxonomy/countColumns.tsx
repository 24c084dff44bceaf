import { CountLink } from '../../components/text/CountLink'
import type { Column } from '../../components/table/model/columns'
import { capitalised } from '../../contract/words'
import type { Users } from '../useUses'

/** A column for each kind of records that use the rows: how many do, with the way to them. */
export const countColumns = <Row extends { id: number; name: string }>(by: readonly Users[]): Column<Row>[] =>
  by.map(({ id, noun, counts, listOf }) => {
    const countOf = (row: Row) => (counts ? (counts.get(row.id) ?? 0) : undefined)
    return {
      id,
      header: capitalised(noun.many),
      width: '110px',
      align: 'end',
      card: 'labelled',
      sort: 'descending',
      value: (row) => countOf(row) ?? '',
      cell: (row) => <CountLink count={countOf(row)} noun={noun} of={row.name} to={listOf(row.id)} />,
    }
  })
