import { matchPath } from 'react-router-dom'
import { records } from '../../contract/records'
import { recordNames } from '../../contract/records/plurals'
import { readId } from '../../hooks/useRouteId'
import { patterns } from '../../paths'
import type { Stores } from '../../stores/createStores'
import type { Resource } from '../../stores/Resource'

/** How long a record is held for a screen that may come, in ms. */
const heldFor = 5000

/** The records by the patterns of the screens that show them. */
const recordsAt: Readonly<Record<string, (stores: Stores, id: number) => Resource<unknown>>> = {
  [patterns.projectEdit]: (stores, id) => stores.projects.one.of(id),
  [patterns.articleEdit]: (stores, id) => stores.articles.one.of(id),
  [patterns.categoryEdit]: (stores, id) => stores.categories.one.of(id),
  [patterns.languageStackEdit]: (stores, id) => stores.languageStacks.one.of(id),
  ...Object.fromEntries(
    recordNames.map((name) => [
      patterns[`${name}Edit`],
      (stores: Stores, id: number) => stores[records[name].many].one.of(id),
    ]),
  ),
}

/**
 * Asks for the record at this path before its screen is there, as when a press on a link to it begins; does nothing at other
 * paths. The screen finds the answer or what is under way; a screen that does not come leaves nothing behind.
 */
export function askAhead(stores: Stores, path: string): void {
  for (const [pattern, recordOf] of Object.entries(recordsAt)) {
    const id = readId(Object.values(matchPath(pattern, path)?.params ?? {})[0])
    if (id === undefined) continue
    const release = recordOf(stores, id).retain()
    setTimeout(release, heldFor)
  }
}
