import type { ChangeRow } from '../../components/bulk/ChangeList'
import type { ImportCounts } from '../../components/import/ImportPreview'
import { capitalised } from '../../contract/words'
import type { PreviewRow } from '../../stores/bulk/BulkPreview'
import type { Fields } from '../../contract/bulk/bulkChange'
import type { ReadFile } from '../../stores/import/ImportDraft'
import type { ImportColumn, ImportKind } from '../../stores/import/importKinds'
import type { PlannedRow } from '../../stores/import/planImport'

/** What becomes of the rows of a file, in words. */
export interface ShownFile {
  rows: ChangeRow[]
  counts: ImportCounts
  /** The reason of each row that has an error, by its number. */
  errors: ReadonlyMap<number, string>
  /** Ids of the job's items that can go on. */
  ready: ReadonlySet<number>
}

/** Says of each row what becomes of it, as far as the records that are changed have been read. */
export function shownFile(kind: ImportKind, file: ReadFile): ShownFile {
  const previews = new Map(file.preview.rows({ set: {} }).map((row) => [row.id, row]))
  const words = new Words(kind, file)
  const counts = { added: 0, changed: 0, unchanged: 0, errors: 0 }
  const errors = new Map<number, string>()
  const ready = new Set<number>()
  const rows = file.rows.map((row): ChangeRow => {
    const { tone, text, count } = words.of(row, previews)
    if (count) counts[count] += 1
    if (count === 'errors') errors.set(row.line, text)
    if (count === 'added') ready.add(-row.line)
    if (count === 'changed' && row.outcome.does === 'change') ready.add(row.outcome.id)
    return { id: row.line, name: `Row ${row.line}: ${row.name || 'no name'}`, tone, text }
  })
  return { rows, counts, errors, ready }
}

interface Said {
  tone: ChangeRow['tone']
  text: string
  count?: keyof ImportCounts
}

class Words {
  private readonly columns: ReadonlyMap<string, ImportColumn>
  private readonly names = new Map<string, Map<number, string>>()

  constructor(
    private readonly kind: ImportKind,
    { lists, rows }: ReadFile,
  ) {
    this.columns = new Map(kind.columns.map((column) => [column.field, column]))
    for (const { records } of kind.columns)
      if (records) this.names.set(records, new Map((lists[records] ?? []).map(({ id, name }) => [id, name])))
    for (const { line, name } of rows) this.names.get(kind.records)?.set(-line, name)
  }

  of({ outcome }: PlannedRow, previews: ReadonlyMap<number, PreviewRow>): Said {
    switch (outcome.does) {
      case 'error':
        return {
          tone: 'failed',
          text: outcome.problems.map(({ header, text }) => sentence(header, text)).join('. '),
          count: 'errors',
        }
      case 'nothing':
        return { tone: 'skipped', text: outcome.reason, count: 'unchanged' }
      case 'add': {
        const { parentId } = outcome.values
        const below = parentId ? ` below ${this.nameOf('parentId', Number(parentId))}` : ''
        return { tone: 'changed', text: `Will be added${below}`, count: 'added' }
      }
      case 'change':
        return this.ofChange(previews.get(outcome.id))
    }
  }

  private ofChange(preview: PreviewRow | undefined): Said {
    if (!preview || preview.kind === 'reading') return { tone: 'open', text: '…' }
    if (preview.kind === 'skipped') {
      return preview.isHindered
        ? { tone: 'failed', text: preview.reason, count: 'errors' }
        : { tone: 'skipped', text: preview.reason, count: 'unchanged' }
    }
    const text = Object.keys(preview.after)
      .map((field) => this.change(field, preview.before, preview.after))
      .join('. ')
    return { tone: 'changed', text, count: 'changed' }
  }

  private change(field: string, before: Fields, after: Fields): string {
    const column = this.columns.get(field)
    const header = column?.header ?? stateHeaders[field] ?? field
    if (column?.type === 'paragraphs') return `${header} is replaced`
    return `${header}: ${this.value(field, before[field])} → ${this.value(field, after[field])}`
  }

  private value(field: string, value: unknown): string {
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    if (typeof value === 'number') return value === 0 ? 'None' : this.nameOf(field, value)
    if (Array.isArray(value)) return value.map((id: number) => this.nameOf(field, id)).join('; ') || 'None'
    return value === '' || value === undefined ? 'Nothing' : `“${String(value)}”`
  }

  private nameOf(field: string, id: number): string {
    const records = this.columns.get(field)?.records ?? this.kind.records
    return this.names.get(records)?.get(id) ?? `#${id}`
  }
}

const stateHeaders: Readonly<Record<string, string>> = { isActive: 'Active', isFeatured: 'Featured' }

/** The problem with the column before it, unless it begins with its name. */
const sentence = (header: string, text: string) =>
  text.toLowerCase().startsWith(header.toLowerCase()) ? text : `${header}: ${text}`

/** What is said of a file as a whole; `canRemove` where Undo removes what was added. */
export function notesOf(
  { noun, kind }: ImportKind,
  file: ReadFile,
  counts: ImportCounts,
  canRemove: boolean,
): string[] {
  const { unknown, missing } = file.matched
  return [
    ...(unknown.length > 0 ? [`Columns that are skipped: ${unknown.join(', ')}`] : []),
    ...(missing.length > 0
      ? [`Columns that are missing: ${missing.join(', ')}. No ${noun.one} can be added without them`]
      : []),
    ...(counts.added > 0 && !canRemove
      ? [
          kind === 'project'
            ? 'Undo makes added projects inactive: no project can be removed'
            : `What is added stays, also after Undo: this host can't remove ${noun.many}`,
        ]
      : []),
  ]
}

/** What a file of this kind needs, as sentences. */
export function neededWords({ columns, noun }: ImportKind): string[] {
  const needed = columns.filter(({ isNeeded }) => isNeeded).map(({ header }) => header)
  const others = columns.filter(({ isNeeded }) => !isNeeded).map(({ header }) => header)
  const list = new Intl.ListFormat('en-GB')
  const one = `${capitalised(/^[aeiou]/.test(noun.one) ? 'an' : 'a')} ${noun.one}`
  return [
    `${one} needs ${needed.length === 1 ? 'the column' : 'the columns'} ${list.format(needed)}.${
      others.length > 0 ? ` ${list.format(others)} may be left out.` : ''
    } With a column ID a row changes the ${noun.one} that has this ID.`,
    ...(columns.some(({ type }) => type === 'related')
      ? [
          'Featured image is the address of a picture on the web. Tags, Categories and Language stacks hold names that exist already, with semicolons between them.',
        ]
      : []),
    ...(columns.some(({ type }) => type === 'parent')
      ? ['Parent is a name that exists already or stands in the same file, in any order.']
      : []),
  ]
}
