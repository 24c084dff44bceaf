import type { EndpointName } from '../../contract/endpoints'
import { records } from '../../contract/records'
import { recordNames } from '../../contract/records/plurals'
import { patterns } from '../../paths'
import type { Stores } from '../../stores/createStores'
import type { Resource } from '../../stores/Resource'

/** What the screen of one record is drawn from. */
interface FirstRecord {
  /** The call, whose one id is that of the pattern. */
  call: EndpointName
  /** What takes its answer; undefined where a press on a link to the screen asks for nothing. */
  record?: (stores: Stores, id: number) => Resource<unknown>
}

/**
 * What the screens of single records are drawn from, by their patterns, each of which ends with the id. It is asked for before the
 * screen is there: by the head of the page (`tools/build/page/headStart.ts`), and when a press on a link begins (`askAhead`).
 */
export const firstRecords: Readonly<Record<`${string}/:${string}`, FirstRecord>> = {
  [patterns.projectEdit]: { call: 'projectOne', record: (stores, id) => stores.projects.one.of(id) },
  [patterns.articleEdit]: { call: 'articleOne', record: (stores, id) => stores.articles.one.of(id) },
  [patterns.categoryEdit]: { call: 'categoryOne', record: (stores, id) => stores.categories.one.of(id) },
  [patterns.languageStackEdit]: {
    call: 'languageStackOne',
    record: (stores, id) => stores.languageStacks.one.of(id),
  },
  ...Object.fromEntries(
    recordNames.map((name): [string, FirstRecord] => [
      patterns[`${name}Edit`],
      { call: `${name}One`, record: (stores, id) => stores[records[name].many].one.of(id) },
    ]),
  ),
  [patterns.opportunities]: { call: 'opportunityList' },
  [patterns.claims]: { call: 'claimList' },
}
