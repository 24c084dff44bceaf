import { CountLink } from '../../components/text/CountLink'
import type { Column } from '../../components/table/model/columns'
import { capitalised } from '../../contract/words'
import { countOf, type Users } from '../useUses'

/** A column for each kind of records that use the rows: how many do, with the way to them. */
export const countColumns = <Row extends { id: number; name: string }>(by: readonly Users[]): Column<Row>[] =>
  by.map((users) => {
    const { id, noun, counts, isHosts, listOf } = users
    return {
      id,
      header: capitalised(noun.many),
      width: isHosts ? '140px' : '110px',
      narrowWidth: isHosts ? '140px' : '96px',
      align: 'end',
      card: 'labelled',
      sort: 'descending',
      value: (row) => countOf(users, row.id).count ?? '',
      cell: (row) => (
        <CountLink
          {...countOf(users, row.id)}
          isComing={counts === undefined}
          noun={noun}
          of={row.name}
          to={listOf(row.id)}
        />
      ),
    }
  })
