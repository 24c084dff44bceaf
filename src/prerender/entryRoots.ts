import { allEntries } from '../app/entries'
import { patterns } from '../paths'
import { sampleUser } from './samples'

/** Of each entry of the sidebar, in its order, the first parts of the paths where it is the current one: `tags_main`. */
export function entryRoots(): readonly (readonly string[])[] {
  const roots = [...new Set(Object.values(patterns).map((pattern) => pattern.split('/')[1]!))]
  const session = { role: sampleUser.role, isOffered: () => true }
  const sidebars = roots.map((root) => allEntries('', `/${root}`, session))
  return sidebars[0]!.map((_, place) => roots.filter((_, at) => sidebars[at]![place]!.isCurrent))
}
