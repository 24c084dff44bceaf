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

/**
 * The filters of the list of articles; that of tags where the host's rows have them. Their names are fetched once the rows are
 * on the screen (`isListShown`). The component must be an observer.
 */
export function useArticleFilters(
  articles: readonly ArticleRow[] | undefined,
  isListShown: boolean,
): readonly RowFilter<ArticleRow>[] {
  const tag = useRelationFilter(useStores().tags, 'tags', articles, isListShown)
  return useMemo(() => (tag ? [...toggles, tag] : toggles), [tag])
}
