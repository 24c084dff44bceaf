import { readCsv } from '../../lib/csv/readCsv'
import { importKinds, type ImportKindName } from '../../stores/import/importKinds'
import { matchColumns } from '../../stores/import/matchColumns'
import { planImport, type ImportLists } from '../../stores/import/planImport'

/** A tree in which two nodes have the same name. */
export const nodes = [
  { id: 1, name: 'Web', parentId: 0 },
  { id: 2, name: 'Frontend', parentId: 1 },
  { id: 3, name: 'Testing', parentId: 2 },
  { id: 4, name: 'Data', parentId: 0 },
  { id: 5, name: 'Data', parentId: 1 },
]
const project = {
  id: 7,
  name: 'React',
  projectUrl: 'https://react.dev',
  tagline: 'UI',
  license: 'MIT',
  featuredImage: '/uploads/1.png',
  tags: [1],
  categories: [1],
  language_stacks: [1],
  isActive: true,
  isClaimed: false,
  isFeatured: true,
}
export const lists: Record<ImportKindName, ImportLists> = {
  tag: {
    own: [
      { id: 1, name: 'javascript' },
      { id: 2, name: 'C, C++' },
    ],
  },
  category: { own: nodes },
  languageStack: { own: nodes },
  project: {
    own: [project],
    tags: [
      { id: 1, name: 'javascript' },
      { id: 2, name: 'C, C++' },
    ],
    categories: nodes,
    languageStacks: [{ id: 1, name: 'TypeScript' }],
  },
}

/** What becomes of the rows of a file that holds this text, over a few records. */
export function plan(name: ImportKindName, text: string) {
  const kind = importKinds[name]
  const table = readCsv(text)
  if ('problem' in table) throw new Error(table.problem)
  const matched = matchColumns(kind, table.headers)
  if ('problem' in matched) throw new Error(matched.problem)
  const rows = planImport(kind, matched, table, lists[name])
  return { kind, table, matched, rows }
}

/** One word for what becomes of each row, or its problems. */
export const outcomes = (name: ImportKindName, text: string) =>
  plan(name, text).rows.map(({ outcome }) =>
    outcome.does === 'error'
      ? outcome.problems.map(({ header, text: said }) => `${header}: ${said}`).join('. ')
      : outcome.does,
  )
