import type { EndpointName } from '../../contract/endpoints'
import { recordNames, records } from '../../contract/records'
import { patterns } from '../../paths'

/** The call that a list is drawn from, by its path: made before anything else of the console is there. */
export const firstCalls: Readonly<Record<string, EndpointName>> = {
  [patterns.home]: 'projectList',
  [patterns.projects]: 'projectList',
  [patterns.articles]: 'articleList',
  [patterns.categories]: 'categoryList',
  [patterns.languageStacks]: 'languageStackList',
  ...Object.fromEntries(
    recordNames.map((name): [string, EndpointName] => [patterns[records[name].many], `${name}List`]),
  ),
}
