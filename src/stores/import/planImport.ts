import { newProject } from '../../contract/records/newProject'
import { noParent } from '../../contract/limits'
import { tag } from '../../contract/records/tag'
import { rules, type TreeNode } from '../../contract/rules'
import { sameValue } from '../../contract/sameValue'
import type { CsvTable } from '../../lib/csv/readCsv'
import type { Fields } from '../../contract/bulk/bulkChange'
import type { ImportKind } from './importKinds'
import type { MatchedColumns } from './matchColumns'
import {
  refuseCircles,
  refuseOrphans,
  refuseRepeated,
  refuseTaken,
  type Draft,
  type RowProblem,
} from './checkDrafts'
import { NameIndex, type Named } from './NameIndex'
import { readCell, readState } from './readCells'

/** What becomes of one row of a file. */
export type Outcome =
  | { does: 'add'; values: Fields }
  | { does: 'change'; id: number; set: Fields }
  | { does: 'nothing'; reason: string }
  | { does: 'error'; problems: readonly RowProblem[] }

/**
 * One row of a file. A record that a row adds has no id yet: others of the file name it by the number of its row below 0.
 */
export interface PlannedRow {
  line: number
  name: string
  outcome: Outcome
}

/** The records that there are. */
export interface ImportLists {
  /** Those of the kind that is imported, as its list has them. */
  own: readonly Named[]
  tags?: readonly Named[]
  categories?: readonly Named[]
  languageStacks?: readonly Named[]
}

/** Says of each row of a table what becomes of it. Nothing is read from the host, and nothing is sent. */
export function planImport(
  kind: ImportKind,
  matched: MatchedColumns,
  table: CsvTable,
  lists: ImportLists,
): PlannedRow[] {
  const byId = new Map(lists.own.map((record) => [record.id, record]))
  const own = new NameIndex(kind.noun.one, lists.own)
  const drafts = table.rows.map(({ line, cells }) => draftOf(matched, line, cells, byId, own))
  const isTree = kind.kind === 'category' || kind.kind === 'languageStack'
  refuseRepeated(drafts, isTree)
  for (const draft of drafts) {
    if (draft.changed) own.add(draft.changed.id, draft.name)
    else if (isTree && !draft.existing && draft.name !== '' && !own.has(draft.name))
      own.add(-draft.line, draft.name)
  }
  const names = {
    tags: lists.tags && new NameIndex('tag', lists.tags),
    categories: lists.categories && new NameIndex('category', lists.categories),
    languageStacks: lists.languageStacks && new NameIndex('language stack', lists.languageStacks),
    ...(kind.records !== 'projects' && { [kind.records]: own }),
  }
  for (const [at, draft] of drafts.entries()) {
    if (draft.existing) continue
    const cells = table.rows[at]?.cells ?? []
    for (const column of matched.columns) {
      const cell = cells[column.at] ?? ''
      // Nobody means No by it: a new record has what the form begins with, and another one keeps what it has.
      if (column.type === 'flag' && cell === '') continue
      const read = readCell(column, cell, column.records && names[column.records])
      if ('problem' in read) draft.problems.push({ header: column.header, text: read.problem })
      else draft.fields[column.field] = read.value
    }
    readStateOf(draft, matched, cells)
    if (!draft.changed) checkNew(kind, draft)
  }
  if (isTree) refuseCircles(drafts, lists.own as readonly (Named & TreeNode)[])
  refuseTaken(kind, drafts, lists.own)
  if (isTree) refuseOrphans(drafts)
  return drafts.map((draft) => ({ line: draft.line, name: draft.name, outcome: outcomeOf(kind, draft) }))
}

function draftOf(
  matched: MatchedColumns,
  line: number,
  cells: readonly string[],
  byId: ReadonlyMap<number, Named>,
  own: NameIndex,
): Draft {
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? ''))
  const idCell = cell(matched.id).replace(/^#/, '')
  const nameAt = matched.columns.find(({ field }) => field === 'name')?.at
  const changed = /^\d+$/.test(idCell) ? byId.get(Number(idCell)) : undefined
  const name = nameAt === undefined ? (changed?.name ?? '') : cell(nameAt)
  const problems: RowProblem[] = []
  if (idCell !== '' && !changed)
    problems.push({
      header: 'ID',
      text: `Nothing has the ID ${idCell}: correct it, or leave it empty to add a new record`,
    })
  return { line, name, changed, existing: idCell === '' && own.has(name), fields: {}, problems }
}

function readStateOf(draft: Draft, { columns, state }: MatchedColumns, cells: readonly string[]): void {
  if (state === undefined || (cells[state] ?? '') === '') return
  const read = readState(cells[state] ?? '')
  if ('problem' in read) return void draft.problems.push({ header: 'State', text: read.problem })
  for (const field of ['isActive', 'isFeatured'] as const)
    if (!columns.some((column) => column.field === field)) draft.fields[field] = read[field]
}

/** The rules of the form that adds. */
function checkNew(kind: ImportKind, draft: Draft): void {
  // What is named wrongly is not missing.
  const named = kind.columns.filter(
    ({ header, type }) => type === 'related' && draft.problems.some((problem) => problem.header === header),
  )
  const values = { ...newValues(kind, draft), ...Object.fromEntries(named.map(({ field }) => [field, [0]])) }
  const problems: Readonly<Record<string, string | undefined>> =
    kind.kind === 'tag'
      ? tag.check(values as never)
      : kind.kind === 'project'
        ? rules.project(values as never)
        : rules.node(values as never)
  for (const [field, text] of Object.entries(problems)) {
    const header = kind.columns.find((column) => column.field === field)?.header ?? field
    const isSaid = draft.problems.some((problem) => problem.header === header)
    if (text !== undefined && !isSaid) draft.problems.push({ header, text })
  }
}

function newValues(kind: ImportKind, { fields }: Draft): Fields {
  if (kind.kind === 'project') return { ...newProject, ...fields }
  return kind.kind === 'tag' ? { name: '', ...fields } : { name: '', parentId: noParent, ...fields }
}

function outcomeOf(kind: ImportKind, draft: Draft): Outcome {
  const { problems, existing, changed, fields } = draft
  if (problems.length > 0) return { does: 'error', problems }
  if (existing) {
    const what = `A ${kind.noun.one} with this name exists already`
    return { does: 'nothing', reason: `${what}: give its ID to change it` }
  }
  if (!changed) return { does: 'add', values: newValues(kind, draft) }
  const differing = Object.entries(fields).filter(([field, value]) => !isKnown(changed, field, value))
  return differing.length > 0
    ? { does: 'change', id: changed.id, set: Object.fromEntries(differing) }
    : { does: 'nothing', reason: 'It is so already' }
}

/** Whether the list says that a record has this value; one that is empty may only be left out of the list. */
const isKnown = (record: Named, field: string, value: unknown): boolean =>
  value !== '' && sameValue((record as unknown as Fields)[field], value)
