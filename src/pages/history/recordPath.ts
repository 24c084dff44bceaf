import { recordNames } from '../../contract/records/plurals'
import type { HistoryEntry } from '../../contract/endpoints/history'
import { paths } from '../../paths'

const editPaths: Readonly<Record<string, (id: number) => string>> = {
  project: paths.projectEdit,
  article: paths.articleEdit,
  category: paths.categoryEdit,
  languageStack: paths.languageStackEdit,
  opportunity: paths.opportunityUpdate,
  ...Object.fromEntries(recordNames.map((name) => [name, paths[`${name}Edit`]])),
}

/** The address of a record's form; undefined for what has none, as an account. */
export function recordPath(record: NonNullable<HistoryEntry['record']>): string | undefined {
  return Object.hasOwn(editPaths, record.kind) ? editPaths[record.kind]?.(record.id) : undefined
}
