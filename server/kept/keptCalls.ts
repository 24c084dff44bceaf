import type { EndpointName } from '../../src/contract/endpoints'
import { recordEntries } from '../../src/contract/records'
import type { Counted } from '../database/versions/versions'

/**
 * The calls whose answers are kept, and what these show: once any of that changes, they are made anew. Records show the names
 * of users in their stamps. An answer depends on nothing else but the call's address and on whether staff asks.
 */
export const keptCalls: Readonly<Partial<Record<EndpointName, readonly Counted[]>>> = {
  projectList: ['projects'],
  projectQuery: ['projects', 'categories', 'languageStacks'],
  projectUses: ['projects', 'tags', 'categories', 'languageStacks'],
  sharedUrls: ['projects'],
  projectOne: ['projects', 'tags', 'categories', 'languageStacks', 'users'],
  articleList: ['articles'],
  articleOne: ['articles', 'tags', 'users'],
  categoryList: ['categories'],
  categoryOne: ['categories', 'users'],
  languageStackList: ['languageStacks'],
  languageStackOne: ['languageStacks', 'users'],
  opportunityList: ['opportunities', 'projects'],
  opportunityOne: ['opportunities', 'projects', 'users'],
  ...Object.fromEntries(
    recordEntries.flatMap(([name, { many }]) => [
      [`${name}List`, [many as Counted]],
      [`${name}One`, [many as Counted, 'users' as const]],
    ]),
  ),
}

/** The call that reads what a call has replaced, where its answers are kept. */
export function readingOf(name: EndpointName): EndpointName | undefined {
  const reading = name.replace(/Update$/, 'One') as EndpointName
  return reading !== name && keptCalls[reading] ? reading : undefined
}
