import { useMemo } from 'react'
import type { RowFilter } from '../../components/table/model/filters'
import type { ArticleRow } from '../../contract/entities'
import { useStores } from '../../hooks/useConsole'
import { useRelationFilter } from '../../hooks/useRelationFilter'

const toggles: readonly RowFilter<ArticleRow>[] = [
  { id: 'published', label: 'Published', keeps: (row) => row.isPublished },
  { id: 'unpublished', label: 'Not Published', keeps: (row) => !row.isPublished },
  { id: 'featured', label: 'Featured', keeps: (row) => row.isFeatured },
]

const tagsOf = (row: ArticleRow) => row.tags

/**
 * The filters of the list of articles; that of tags where the host's rows have them. Their names are fetched once the rows are
 * on the screen (`isListShown`). The component must be an observer.
 */
export function useArticleFilters(
  articles: readonly ArticleRow[] | undefined,
  isListShown: boolean,
): readonly RowFilter<ArticleRow>[] {
  const hasTags = Array.isArray(articles?.[0]?.tags)
  const tag = useRelationFilter<ArticleRow>(useStores().tags, 'tag', 'Tag', tagsOf, isListShown && hasTags)
  return useMemo(() => (hasTags ? [...toggles, tag] : toggles), [hasTags, tag])
}
