import { observer } from 'mobx-react-lite'
import { PageHeader } from '../../components/layout/PageHeader'
import { PageSection } from '../../components/layout/PageSection'
import { ResourceView } from '../../components/feedback/ResourceView'
import { rules } from '../../contract/rules'
import { useStores } from '../../hooks/useConsole'
import { useListState } from '../../hooks/useListState'
import { usePage } from '../../hooks/usePage'
import { usePainted } from '../../hooks/usePainted'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { useResource } from '../../hooks/useResource'
import { tagNamed, useTaxonomyChoice } from '../../hooks/useTaxonomyChoice'
import { paths } from '../../paths'
import { newArticle } from './articleValues'
import { ArticleForm } from './ArticleForm'
import { ArticleTable } from './ArticleTable'

/** /article_main: the add form and the table of all articles (specification §2). */
export const ArticlesPage = observer(function ArticlesPage() {
  const { articles } = useStores()
  const heading = usePage('Articles')
  const list = useResource(articles.list)
  const { section, ...table } = useListState(paths.articles(), list.value !== undefined)
  const isListSettled = usePainted(list.status !== 'loading')
  return (
    <>
      <PageHeader title="Articles" headingRef={heading} actions={<a href="#all-articles">View all</a>} />
      <PageSection title="Add an article">
        <AddArticle isEditorWanted={isListSettled} />
      </PageSection>
      <PageSection title="All articles" id="all-articles" sectionRef={section}>
        <ResourceView {...list} label="Loading articles…">
          {list.value && <ArticleTable articles={list.value} {...table} />}
        </ResourceView>
      </PageSection>
    </>
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
