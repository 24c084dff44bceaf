import { observer } from 'mobx-react-lite'
import { ListPage } from '../../components/list/ListPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import { rules } from '../../contract/rules'
import type { ArticleRow } from '../../contract/entities'
import { useStores } from '../../hooks/useConsole'
import { ExportTool } from '../../hooks/export/ExportTool'
import { useRowMenu } from '../../hooks/actions/useRowMenu'
import { useList } from '../../hooks/useList'
import { useBulk } from '../../hooks/bulk/useBulk'
import { usePage } from '../../hooks/usePage'
import { usePainted } from '../../hooks/usePainted'
import { useCopy } from '../../hooks/record/useCopy'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { tagNamed, useTaxonomyChoice } from '../../hooks/useTaxonomyChoice'
import { paths } from '../../paths'
import { copiedArticle, newArticle } from './articleValues'
import { ArticleForm } from './ArticleForm'
import { ArticleTable } from './ArticleTable'
import { useArticleFilters } from './useArticleFilters'

const loadActions = () => import('./articleActions').then((module) => module.articleActions)
const loadBulk = () => import('./articleBulk').then((module) => module.articleBulk)

/** /article_main: the table of all articles and the form that adds one (specification §2). */
export const ArticlesPage = observer(function ArticlesPage() {
  const { articles } = useStores()
  const heading = usePage('Articles')
  const { list, rows, section, table } = useList(articles.list, paths.articles())
  const rowMenu = useRowMenu<ArticleRow>(loadActions)
  const { selection, bar } = useBulk({ load: loadBulk, rows, section })
  const isListSettled = usePainted(list.status !== 'loading')
  const filters = useArticleFilters(rows, isListSettled)
  return (
    <ListPage
      title="Articles"
      headingRef={heading}
      listTitle="All articles"
      listId="all-articles"
      section={section}
      tools={<ExportTool />}
      add={{
        id: 'add-article',
        label: 'Add article',
        title: 'Add an article',
        isListLoading: list.status === 'loading',
        form: <AddArticle isEditorWanted={isListSettled} />,
      }}
    >
      <ResourceView {...list} label="Loading articles…" loading={<TableSkeleton columns={3} />}>
        {rows && (
          <ArticleTable
            articles={rows}
            filters={filters}
            selection={selection}
            rowMenu={rowMenu}
            {...table}
          />
        )}
      </ResourceView>
      {bar}
    </ListPage>
  )
})

const AddArticle = observer(function AddArticle({ isEditorWanted }: { isEditorWanted: boolean }) {
  const { articles, tags, uploads } = useStores()
  const { editor, dialog } = useRecordEditor({
    kind: 'article',
    record: 'new',
    initial: newArticle,
    check: rules.article,
    calls: (values, options) => articles.create(values, options),
    saved: 'Article added',
  })
  useCopy('article', editor, async (id) => copiedArticle(await articles.one.read(id, {})))
  return (
    <>
      <ArticleForm
        submitLabel="Add article"
        editor={editor}
        tags={useTaxonomyChoice(tags, tagNamed)}
        upload={uploads.image}
        isEditorWanted={isEditorWanted}
      />
      {dialog}
    </>
  )
})
