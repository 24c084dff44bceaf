import { useEffect, useMemo, useState } from 'react'
import { errorMessage } from '../../../api/errors'
import type { ArticleRow } from '../../../contract/entities'
import { limits } from '../../../contract/limits'
import { countWord } from '../../../contract/words'
import { relatedStore } from '../../../hooks/bulk/names'
import { useStores } from '../../../hooks/useConsole'
import { bulkCalls } from '../../../stores/bulk/bulkKinds'
import { BulkPreview } from '../../../stores/bulk/BulkPreview'
import { mergeItems, type MergeNode } from '../../../stores/care/mergeItems'
import type { TaxonomyKind } from '../../taxonomyKinds'
import { useProjectsHaving } from './useProjectsHaving'

const noArticles: readonly ArticleRow[] = []

/** Projects that change beside those of the preview; how many, where that is known. */
export interface MoreChanges {
  count: number | undefined
  isAbout: boolean
}

interface MergePreview {
  preview: BulkPreview | undefined
  /** Undefined where the preview has all. */
  more: MoreChanges | undefined
  /** Why it can't be merged here. */
  hindrance: string | undefined
}

/**
 * What a merge changes, by the lists as they are now; of a host that searches the projects by those that have what goes, and by the
 * first ones of them where `isWhole`, as the host merges by itself. The component must be an observer.
 */
export function useMergePreview(
  kind: TaxonomyKind,
  stays: MergeNode | undefined,
  gone: readonly MergeNode[],
  isWhole: boolean,
): MergePreview {
  const stores = useStores()
  const { projects, articles, session } = stores
  const isSearched = session.isOffered('query')
  const nodes = relatedStore(stores, kind.records).list
  const lists = useMemo(
    () => [...(isSearched ? [] : [projects.list]), nodes, ...(kind.form === 'tag' ? [articles.list] : [])],
    [projects, articles, nodes, kind, isSearched],
  )
  const [isFresh, setFresh] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const releases = lists.map((list) => list.retain())
    void Promise.all(lists.map((list) => list.load())).then(() => isCurrent && setFresh(true))
    return () => {
      isCurrent = false
      for (const release of releases) release()
    }
  }, [lists])

  // The same ones, whatever array they come in.
  const going = gone.map(({ id }) => id).join()
  const having = useProjectsHaving(kind, isSearched ? going : '', isWhole)
  const failed = having.error ?? lists.find(({ error }) => error !== undefined)?.error
  const rows = isSearched ? having.found?.rows : projects.list.value
  const texts = kind.form === 'tag' ? articles.list.value : noArticles
  const all = nodes.value
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
        (of) => ({
          ...bulkCalls(stores, of),
          // A host that merges by itself changes lists of ids alone: what else a form would refuse is no hindrance.
          ...(isWhole && { problem: () => undefined }),
        }),
      ),
    [items, stores, isWhole],
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
    more: having.found && moreChanges(having.found, gone, all),
    hindrance:
      isFresh && failed !== undefined
        ? `The lists could not be read: ${errorMessage(failed)}. Close this and try again`
        : isSilent
          ? 'The lists of this host do not say what uses what, so nothing can be merged here'
          : !isWhole && having.found?.hasMore
            ? `More than ${countWord(limits.selection)} projects have it: this host cannot merge so many at once`
            : undefined,
  }
}

function moreChanges(
  { rows, hasMore, counts }: NonNullable<ReturnType<typeof useProjectsHaving>['found']>,
  gone: readonly MergeNode[],
  all: readonly MergeNode[] | undefined,
): MoreChanges | undefined {
  if (!hasMore) return undefined
  // What lies below it counts too, and does not change.
  const isParent = all?.some(({ parentId }) => gone.some(({ id }) => id === parentId))
  return { count: isParent ? undefined : Math.max(1, counts.found - rows.length), isAbout: counts.isAbout }
}
