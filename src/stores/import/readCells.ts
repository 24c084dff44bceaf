import type { ImportColumn } from './importKinds'
import { noParent } from '../../contract/limits'
import type { NameIndex } from './NameIndex'

/** What a cell means; or what is wrong with it, as a sentence. */
export type CellReading = { value: string | number | boolean | number[] } | { problem: string }

const yes = new Set(['yes', 'true', '1', 'x', 'on'])
const no = new Set(['no', 'false', '0', 'off'])

/** Reads one cell; `names` finds what it names. */
export function readCell(column: ImportColumn, cell: string, names: NameIndex | undefined): CellReading {
  switch (column.type) {
    case 'text':
      return { value: cell }
    case 'paragraphs':
      return { value: paragraphs(cell) }
    case 'flag': {
      const word = cell.toLowerCase()
      if (yes.has(word)) return { value: true }
      return no.has(word) ? { value: false } : { problem: `Write Yes or No, not “${cell}”` }
    }
    case 'parent': {
      if (cell === '' || !names) return { value: noParent }
      const found = names.find(cell)
      return 'id' in found ? { value: found.id } : found
    }
    case 'related':
      return related(cell, names)
  }
}

/** Several names, with semicolons, line ends or commas between them; one name may hold commas. */
function related(cell: string, names: NameIndex | undefined): CellReading {
  if (cell === '' || !names) return { value: [] }
  const parts = names.has(cell) ? [cell] : cell.split(/[;\n]/.test(cell) ? /[;\n]/ : ',')
  const ids = new Set<number>()
  const problems: string[] = []
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== '')) {
    const found = names.find(part)
    if ('id' in found) ids.add(found.id)
    else problems.push(found.problem)
  }
  return problems.length > 0 ? { problem: problems.join('. ') } : { value: [...ids] }
}

/** Plain text as rich text: a paragraph for each line. */
function paragraphs(text: string): string {
  if (text === '') return ''
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\r?\n/)
    .map((line) => `<p>${line.trim() === '' ? '<br>' : line}</p>`)
    .join('')
}

/** The flags that the State of an exported list of projects stands for. */
export function readState(cell: string): { isActive: boolean; isFeatured: boolean } | { problem: string } {
  const found = /^(active|inactive)(, ?featured)?$/i.exec(cell)
  if (!found)
    return { problem: `Write Active or Inactive, with “, featured” behind it or not: “${cell}” is neither` }
  return { isActive: found[1]?.toLowerCase() === 'active', isFeatured: found[2] !== undefined }
}
