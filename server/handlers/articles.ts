import type { ArticleBody } from '../../src/contract/bodies'
import { rules } from '../../src/contract/rules'
import { isStaff } from '../access/auth'
import { acknowledgeReplaced, type Handlers } from '../call'
import type { Tables } from '../database/port'
import { notFound, refuseProblems } from '../http/HttpError'
import type { SafeHtml } from '../http/filterTexts'
import { shownStamps, withoutStamps } from './shown/stamps'
import { distinct, isChosen, unknownIds } from './relations'

/** Articles; callers who are not staff see the published ones alone. */
export const articleHandlers = {
  async articleList({ caller, transact }) {
    const which = isStaff(caller) ? 'all' : 'published'
    return { rows: await transact((tables) => tables.articles.written(which)) }
  },

  async articleOne({ params, caller, transact }) {
    const article = await transact((tables) => tables.articles.findStamped(params.id))
    if (!article || !(article.isPublished || isStaff(caller))) throw notFound('article')
    const { version, ...shown } = withoutStamps(article)
    return { answer: { ...shown, tags: [...shown.tags], ...shownStamps(caller, article) }, version }
  },

  async articleCreate({ body, create, safeHtml }) {
    refuseProblems(rules.article(body))
    return create('Article added', async (tables) => {
      await refuseUnknown(tables, body)
      return tables.articles.insert(stored(body, safeHtml))
    })
  },

  async articleUpdate({ params, body, transact, requireMatch, safeHtml }) {
    return transact(async (tables) => {
      const article = await tables.articles.findLocked(params.id)
      if (!article) throw notFound('article')
      requireMatch(article.version)
      refuseProblems(rules.article(body, article))
      const isSame = isChosen(distinct(body.tags), article.tags)
      if (!isSame) await refuseUnknown(tables, body)
      const kept = stored(body, safeHtml, article)
      const version = await tables.articles.update(article.id, {
        ...kept,
        tags: isSame ? undefined : kept.tags,
      })
      return acknowledgeReplaced('Article updated', version, { sent: body, stored: kept })
    })
  },
} satisfies Pick<Handlers, 'articleList' | 'articleOne' | 'articleCreate' | 'articleUpdate'>

async function refuseUnknown(tables: Tables, { tags }: ArticleBody): Promise<void> {
  refuseProblems(await unknownIds('tags', 'tag', tables.tags, tags))
}

function stored(body: ArticleBody, safeHtml: SafeHtml, original?: { content: string }): ArticleBody {
  return { ...body, content: safeHtml(body.content, original?.content), tags: distinct(body.tags) }
}
