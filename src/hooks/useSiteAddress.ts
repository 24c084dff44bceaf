import type { Config } from '../config'
import { useConsole } from './useConsole'

/** The address of a record on the front-end site; undefined without an id, for what visitors don't see there. */
export function useSiteAddress(kind: 'project' | 'article', id: number | undefined): string | undefined {
  return siteAddress(useConsole().config, kind, id)
}

/** The address of a record on the front-end site, as `useSiteAddress` has it. */
export function siteAddress(
  { siteUrl, siteProjectPath, siteArticlePath }: Config,
  kind: 'project' | 'article',
  id: number | undefined,
): string | undefined {
  if (id === undefined || siteUrl === '') return undefined
  const path = kind === 'project' ? siteProjectPath : siteArticlePath
  return siteUrl + path.replaceAll('{id}', String(id))
}
