import { useEffect, useState } from 'react'
import { isAborted } from '../../../api/errors'
import { useStores } from '../../../hooks/useConsole'
import { projectsHaving, type ProjectsHaving } from '../../../stores/care/projectsHaving'
import type { TaxonomyKind } from '../../taxonomyKinds'

interface Having {
  found: ProjectsHaving | undefined
  /** Why they could not be read. */
  error: unknown
}

/** The projects that have one of these `ids`, with commas between, of a host that offers `query`; none are asked for without ids. */
export function useProjectsHaving(kind: TaxonomyKind, ids: string, isFirstOnly: boolean): Having {
  const stores = useStores()
  const { filter, field } = kind
  const [read, setRead] = useState<Having & { of: string }>()
  useEffect(() => {
    if (ids === '') return
    const run = new AbortController()
    const query = { filter, field, ids: ids.split(',').map(Number), isFirstOnly }
    void (async () => {
      try {
        const found = await projectsHaving(stores, query, run.signal)
        if (!run.signal.aborted) setRead({ of: ids, found, error: undefined })
      } catch (error) {
        if (!run.signal.aborted && !isAborted(error)) setRead({ of: ids, found: undefined, error })
      }
    })()
    return () => run.abort()
  }, [stores, filter, field, ids, isFirstOnly])
  return read?.of === ids ? read : { found: undefined, error: undefined }
}
