/** A category as the trees of the stories show it; parent 0 means none. */
export interface SampleCategory {
  id: number
  name: string
  parentId: number
  parentName: string
}

const first: [name: string, parentId: number][] = [
  ['Tools', 0],
  ['Bundlers', 1],
  ['Editors', 1],
  ['Writing', 1],
  ['Rich text', 4],
  ['قواعد البيانات', 0],
  ['A name so long that it needs a second line in most places where it is shown to anybody', 6],
  ['Interfaces', 0],
  ['Testing', 8],
]

/** Nine categories, and `more` below them. */
export function sampleCategories(more: number): SampleCategory[] {
  const made = Array.from({ length: more }, (_, index): [string, number] => [
    `Subject ${index + 9}`,
    index % 5 === 0 ? 8 : 9 + index - (index % 5) + 1,
  ])
  const all = [...first, ...made]
  return all.map(([name, parentId], index) => ({
    id: index + 1,
    name,
    parentId,
    parentName: all[parentId - 1]?.[0] ?? '',
  }))
}
