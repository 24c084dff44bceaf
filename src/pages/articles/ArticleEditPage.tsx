import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { RecordPage } from '../../components/record/RecordPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { FormSkeleton } from '../../components/feedback/FormSkeleton'
import type { Article } from '../../contract/entities'
import { rules } from '../../contract/rules'
import { useStores } from '../../hooks/useConsole'
import { RecordMenu } from '../../hooks/actions/RecordMenu'
import { useNeighbours } from '../../hooks/useNeighbours'
import { usePage } from '../../hooks/usePage'
import { useVisit } from '../../hooks/useVisit'
import { usePainted } from '../../hooks/usePainted'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { useResource } from '../../hooks/useResource'
import { useSiteAddress } from '../../hooks/useSiteAddress'
import { tagNamed, useTaxonomyChoice } from '../../hooks/useTaxonomyChoice'
import { paths } from '../../paths'
import { RecordChange } from '../RecordChange'
import { RecordRoute } from '../RecordRoute'
import { articleValues } from './articleValues'
import { ArticleForm } from './ArticleForm'

/** /article_main/edit/{articleId} (specification §2). */
export function ArticleEditPage() {
  return <RecordRoute param="articleId" render={(id) => <ArticleEdit key={id} id={id} />} />
}

const loadActions = () => import('./articleActions').then((module) => module.articleActions)
const back = { to: paths.articles(), label: 'All articles' }

const ArticleEdit = observer(function ArticleEdit({ id }: { id: number }) {
  const { articles } = useStores()
  const article = useResource(articles.one.of(id))
  const name = article.value?.title || articles.row(id)?.title
  const heading = usePage(`Edit ${name || 'article'}`)
  const site = useSiteAddress('article', article.value?.isPublished ? id : undefined)
  useVisit(article.value?.title)
  const neighbours = useNeighbours({ path: back.to, rows: articles.list.value }, id, paths.articleEdit)
  return (
    <RecordPage
      name={name}
      noun="article"
      back={back}
      neighbours={neighbours}
      headingRef={heading}
      menu={
        article.value && <RecordMenu record={article.value} name={article.value.title} load={loadActions} />
      }
      site={site}
    >
      <ResourceView
        {...article}
        back={back}
        label="Loading the article…"
        loading={<FormSkeleton lines={[1, 'area', 'text']} rail={[2, 'image', 1]} />}
      >
        {article.value && <EditForm article={article.value} />}
      </ResourceView>
    </RecordPage>
  )
})

const EditForm = observer(function EditForm({ article }: { article: Article }) {
  const { articles, tags, uploads } = useStores()
  const initial = useMemo(() => articleValues(article), [article])
  const { editor, dialog } = useRecordEditor({
    kind: 'article',
    record: String(article.id),
    initial,
    tag: articles.one.of(article.id).tag,
    check: (values) => rules.article(values, article),
    calls: {
      read: async (options) => articleValues(await articles.one.read(article.id, options)),
      write: (values, options) => articles.update(article.id, values, options),
    },
    saved: 'Article saved',
  })
  return (
    <>
      <ArticleForm
        submitLabel="Save article"
        editor={editor}
        tags={useTaxonomyChoice(tags, tagNamed, article.tags)}
        upload={uploads.image}
        isEditorWanted={usePainted(true)}
        facts={<RecordChange kind="article" record={article} name={article.title} />}
      />
      {dialog}
    </>
  )
})
