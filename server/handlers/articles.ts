import type { ArticleBody } from '../../src/contract/bodies'
import { rules } from '../../src/contract/rules'
import { isStaff } from '../access/auth'
import { acknowledgeReplaced, type Handlers } from '../call'
import type { Tables } from '../database/port'
import { notFound, refuseProblems } from '../http/HttpError'
import { filterRichText } from '../richTextFilter'
import { distinct, unknownIds } from './relations'

/** Articles; whoever is not staff sees the published ones alone. */
export const articleHandlers = {
  async articleList({ caller, transact }) {
    const articles = await transact((tables) => tables.articles.all())
    return { answer: articles.filter((article) => article.isPublished || isStaff(caller)) }
  },

  async articleOne({ params, caller, transact }) {
    const article = await transact((tables) => tables.articles.find(params.id))
    if (!article || !(article.isPublished || isStaff(caller))) throw notFound('article')
    const { version, ...shown } = article
    return { answer: { ...shown, tags: [...shown.tags] }, version }
  },

  async articleCreate({ body, create }) {
    refuseProblems(rules.article(body))
    return create('Article added', async (tables) => {
      await refuseUnknown(tables, body)
      return tables.articles.insert(stored(body))
    })
  },

  async articleUpdate({ params, body, transact, requireMatch }) {
    return transact(async (tables) => {
      const article = await tables.articles.findLocked(params.id)
      if (!article) throw notFound('article')
      requireMatch(article.version)
      refuseProblems(rules.article(body, article))
      await refuseUnknown(tables, body)
      const kept = stored(body)
      const version = await tables.articles.update(article.id, kept)
      return acknowledgeReplaced('Article updated', version, { sent: body, stored: kept })
    })
  },
} satisfies Pick<Handlers, 'articleList' | 'articleOne' | 'articleCreate' | 'articleUpdate'>

async function refuseUnknown(tables: Tables, { tags }: ArticleBody): Promise<void> {
  refuseProblems(await unknownIds('tags', 'tag', tables.tags, tags))
}

function stored(body: ArticleBody): ArticleBody {
  return { ...body, content: filterRichText(body.content), tags: distinct(body.tags) }
}
