import { recordNames, records } from '../../contract/records'
import { patterns } from '../../paths'
import type { Stores } from '../../stores/createStores'
import type { Resource } from '../../stores/Resource'

/** A list: its screen's code, where that is fetched ahead, and its rows. */
interface EarlyList {
  screen?: () => Promise<unknown>
  rows: (stores: Stores) => Resource<unknown>
}

const projects: EarlyList = {
  screen: () => import('../../pages/projects/ProjectsPage'),
  rows: (stores) => stores.projects.list,
}

const lists: Readonly<Record<string, EarlyList>> = {
  [patterns.home]: projects,
  [patterns.projects]: projects,
  [patterns.articles]: {
    rows: (stores) => stores.articles.list,
  },
  [patterns.categories]: {
    rows: (stores) => stores.categories.list,
  },
  [patterns.languageStacks]: {
    rows: (stores) => stores.languageStacks.list,
  },
  ...Object.fromEntries(
    recordNames.map((name): [string, EarlyList] => {
      const { many } = records[name]
      return [patterns[many], { rows: (stores) => stores[many].list }]
    }),
  ),
}

/**
 * Asks for the list at this path while the console's own code is on its way; does nothing at other paths. The screen finds
 * what has come, and asks again for what has failed.
 */
export function fetchEarly(pathname: string, stores: Stores): void {
  const list = lists[pathname]
  list?.screen?.().catch(() => undefined)
  void list?.rows(stores).load()
}
