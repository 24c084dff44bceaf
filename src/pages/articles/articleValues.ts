import type { ArticleBody } from '../../contract/bodies'
import type { Article } from '../../contract/entities'
import { limits } from '../../contract/limits'
import { copyName } from '../../hooks/record/copyState'

/** An article that nobody has begun to write: published, not featured (specification §4). */
export const newArticle: ArticleBody = {
  title: '',
  excerpt: '',
  featuredImage: '',
  content: '',
  isPublished: true,
  isFeatured: false,
  tags: [],
}

/** The stored article as its form edits it. */
export function articleValues(article: Article): ArticleBody {
  return {
    title: article.title,
    excerpt: article.excerpt,
    featuredImage: article.featuredImage,
    content: article.content,
    isPublished: article.isPublished,
    isFeatured: article.isFeatured,
    tags: article.tags.map(({ id }) => id),
  }
}

/** What a form that adds holds of another article. */
export const copiedArticle = (article: Article): ArticleBody => ({
  ...articleValues(article),
  title: copyName(article.title, limits.title),
})
