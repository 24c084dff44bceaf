import type { EndpointName } from '../../contract/endpoints'
import { plurals, recordNames } from '../../contract/records/plurals'
import { patterns } from '../../paths'
import type { Stores } from '../../stores/createStores'
import type { Resource } from '../../stores/Resource'

/** A list that is asked for before anything else of the console is there. */
interface FirstList {
  /** The call that it is drawn from. */
  call: EndpointName
  rows: (stores: Stores) => Resource<unknown>
  /** What is asked for in its place where the host searches the list: its first part. */
  part?: string
}

const projects: FirstList = {
  call: 'projectList',
  rows: (stores) => stores.projects.list,
  part: '?limit=100&counts=found',
}

/** The lists by the paths that show them. */
export const firstLists: Readonly<Record<string, FirstList>> = {
  [patterns.home]: projects,
  [patterns.projects]: projects,
  [patterns.articles]: { call: 'articleList', rows: (stores) => stores.articles.list },
  [patterns.categories]: { call: 'categoryList', rows: (stores) => stores.categories.list },
  [patterns.languageStacks]: { call: 'languageStackList', rows: (stores) => stores.languageStacks.list },
  ...Object.fromEntries(
    recordNames.map((name): [string, FirstList] => {
      const many = plurals[name]
      return [patterns[many], { call: `${name}List`, rows: (stores) => stores[many].list }]
    }),
  ),
}
