import type { EndpointName } from '../../contract/endpoints'
import { recordNames } from '../../contract/records/plurals'
import { patterns } from '../../paths'

/**
 * The call that a screen of one record is drawn from, by its pattern, which ends with the one id of both. The head of the page
 * makes it while the console's code is on its way (`tools/build/page/headStart.ts`).
 */
export const firstRecords: Readonly<Record<`${string}/:${string}`, EndpointName>> = {
  [patterns.projectEdit]: 'projectOne',
  [patterns.articleEdit]: 'articleOne',
  [patterns.categoryEdit]: 'categoryOne',
  [patterns.languageStackEdit]: 'languageStackOne',
  ...Object.fromEntries(recordNames.map((name) => [patterns[`${name}Edit`], `${name}One`] as const)),
  [patterns.opportunities]: 'opportunityList',
  [patterns.claims]: 'claimList',
}
