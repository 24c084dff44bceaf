import { FlagTag } from '../../components/text/FlagTag'
import { DataTable } from '../../components/table/DataTable'
import { EmptyState } from '../../components/feedback/EmptyState'
import { AddLink } from '../../components/list/AddLink'
import { LinkButton } from '../../components/text/LinkButton'
import { RowName } from '../../components/table/RowName'
import { updatedColumn, useKnownColumns } from '../updatedColumn'
import { StateDot } from '../../components/text/StateDot'
import type { RowMenu } from '../../components/menu/RowMenuHost'
import type { Selection } from '../../components/selection/Selection'
import type { TableState } from '../../components/table/model/tableState'
import type { RowFilter } from '../../components/table/model/filters'
import type { Column } from '../../components/table/model/columns'
import type { TableScroll } from '../../components/table/useVirtualRows'
import type { ArticleRow } from '../../contract/entities'
import { paths } from '../../paths'

/** The columns of specification §2; # is the table's own numbering. */
const columns: Column<ArticleRow>[] = [
  {
    id: 'title',
    header: 'Title',
    value: (row) => row.title,
    rowLabel: (row) => row.title,
    card: 'line',
    search: true,
    exportAlso: [{ id: 'excerpt', header: 'Excerpt', value: (row) => row.excerpt }],
    cell: (row) => (
      <RowName
        name={row.title}
        to={paths.articleEdit(row.id)}
        note={row.excerpt}
        picture={row.featuredImage}
      />
    ),
  },
  {
    id: 'published',
    header: 'Published / Not Published',
    width: '200px',
    narrowWidth: '184px',
    value: (row) => row.isPublished,
    export: (row) => (row.isPublished ? 'Published' : 'Not Published'),
    sort: 'descending',
    cell: (row) => <StateDot isOn={row.isPublished} on="Published" off="Not Published" />,
  },
  {
    id: 'featured',
    header: 'Featured',
    width: '110px',
    narrowWidth: '88px',
    value: (row) => row.isFeatured,
    sort: 'descending',
    card: 'labelled',
    cell: (row) => <FlagTag isOn={row.isFeatured} />,
  },
  updatedColumn(),
  {
    id: 'action',
    header: 'Action',
    width: '90px',
    narrowWidth: '64px',
    card: 'action',
    cell: (row) => <LinkButton to={paths.articleEdit(row.id)} text="Edit" label={`Edit ${row.title}`} />,
  },
]

const noun = { one: 'article', many: 'articles' }
const rowKey = (row: ArticleRow) => row.id

interface ArticleTableProps {
  articles: readonly ArticleRow[]
  /** Keep the array in a memo. */
  filters: readonly RowFilter<ArticleRow>[]
  state: TableState
  onStateChange: (state: TableState) => void
  scroll?: TableScroll
  selection?: Selection
  rowMenu?: RowMenu<ArticleRow>
}

/** All articles. */
export function ArticleTable({ articles, ...table }: ArticleTableProps) {
  const shown = useKnownColumns(columns, articles)
  return (
    <DataTable
      label="Articles"
      noun={noun}
      numbered="#"
      columns={shown}
      rows={articles}
      rowKey={rowKey}
      empty={
        <EmptyState
          title="No articles yet"
          actions={<AddLink id="add-article" label="Add the first article" />}
        />
      }
      {...table}
    />
  )
}
