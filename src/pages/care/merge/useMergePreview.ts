import { useEffect, useMemo, useState } from 'react'
import { errorMessage } from '../../../api/errors'
import type { ArticleRow } from '../../../contract/entities'
import { relatedStore } from '../../../hooks/bulk/names'
import { useStores } from '../../../hooks/useConsole'
import { bulkCalls } from '../../../stores/bulk/bulkKinds'
import { BulkPreview } from '../../../stores/bulk/BulkPreview'
import { mergeItems, type MergeNode } from '../../../stores/care/mergeItems'
import type { TaxonomyKind } from '../../taxonomyKinds'

const noArticles: readonly ArticleRow[] = []

/** What a merge changes, by the lists as they are now. The component must be an observer. */
export function useMergePreview(
  kind: TaxonomyKind,
  stays: MergeNode | undefined,
  gone: readonly MergeNode[],
): {
  preview: BulkPreview | undefined
  /** Why it can't be merged here. */
  hindrance: string | undefined
} {
  const stores = useStores()
  const { projects, articles } = stores
  const nodes = relatedStore(stores, kind.records).list
  const [isFresh, setFresh] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const lists = [projects.list, nodes, ...(kind.form === 'tag' ? [articles.list] : [])]
    const releases = lists.map((list) => list.retain())
    void Promise.all(lists.map((list) => list.load())).then(() => isCurrent && setFresh(true))
    return () => {
      isCurrent = false
      for (const release of releases) release()
    }
  }, [projects, articles, nodes, kind])

  const failed = [projects.list, nodes, articles.list].find(({ error }) => error !== undefined)?.error
  const rows = projects.list.value
  const texts = kind.form === 'tag' ? articles.list.value : noArticles
  const all = nodes.value
  // The same ones, whatever array they come in.
  const going = gone.map(({ id }) => id).join()
  const items = useMemo(() => {
    if (!isFresh || !stays || !rows || !texts || !all) return undefined
    const ids = new Set(going.split(',').map(Number))
    const [first, ...others] = all.filter(({ id }) => ids.has(id))
    if (!first) return undefined
    return mergeItems(
      { kind: kind.form, field: kind.field, stays, gone: [first, ...others] },
      { projects: rows, articles: texts, nodes: all },
    )
  }, [isFresh, kind, stays, going, rows, texts, all])
  const preview = useMemo(
    () =>
      items &&
      new BulkPreview(
        items.map(({ kind: of, id, name, change }) => ({ id, name, own: { kind: of, change } })),
        'project',
        (of) => bulkCalls(stores, of),
      ),
    [items, stores],
  )
  useEffect(() => {
    if (!preview) return
    void preview.load()
    return () => preview.end()
  }, [preview])

  const isSilent = [rows, texts].some(
    (list) => list?.[0] && !Array.isArray((list[0] as { [field: string]: unknown })[kind.field]),
  )
  return {
    preview,
    hindrance:
      isFresh && failed !== undefined
        ? `The lists could not be read: ${errorMessage(failed)}. Close this and try again`
        : isSilent
          ? 'The lists of this host do not say what uses what, so nothing can be merged here'
          : undefined,
  }
}
