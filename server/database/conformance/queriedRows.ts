import { aClaim, aNode, aProject, aTag } from '../../fixtures'
import type { Tables } from '../port'

const names = [
  'React',
  'react-dom',
  'Preact',
  'The React book',
  'unreactive',
  'Łódź maps',
  'lodz',
  'Item 10',
  'item 9',
  'Item 09',
  'Zürich',
  'zurich',
  'Straße',
  'Ærøskøbing',
  'ΣΙΣΥΦΟΣ',
  'Ёлка',
  'שלום',
  '語言',
  'Ｗｉｄｅ',
  '100 % free_map',
  "It's \\ a [thing]",
  'storybook',
  'Internationalization',
  'Storybook for maps',
  'vim',
  'zq',
  'a zq b',
  'hot-reload/workbench (α→β)',
]
/** Taglines of some ids: signs beyond ASCII stand beside their words. */
const taglines: Readonly<Record<number, string>> = { 14: '«Gardening» — “notebook”…', 100: '🚀Gardening' }
const licenses = ['MIT', '', 'Apache-2.0', 'Apache 2', 'GPL-3.0-only', 'MIT OR Apache-2.0']

/** Rows of every kind that a list is searched, filtered and ordered by. */
export async function fillQueried(tables: Tables): Promise<void> {
  await tables.tags.insertAll([1, 2, 3].map((id) => aTag({ id, name: `tag ${id}` })))
  const nodes = [
    aNode({ id: 1, name: 'top' }),
    aNode({ id: 2, name: 'middle', parentId: 1 }),
    aNode({ id: 3, name: 'leaf', parentId: 2 }),
    aNode({ id: 4, name: 'other' }),
  ]
  await tables.categories.insertAll(nodes)
  await tables.languageStacks.insertAll(nodes)
  for (const part of [0, 1, 2]) {
    const projects = Array.from({ length: 60 }, (_, at) => {
      const id = part * 60 + at + 1
      return aProject({
        id,
        name: `${names[id % names.length]}${id > 100 ? ` ${id}` : ''}`,
        projectUrl: id % 4 === 0 ? `https://www.example.org/maps-${id}` : `http://code.example/${id}`,
        tagline: id % 3 === 0 ? 'Draws a map of the react world' : (taglines[id] ?? `Thing number ${id}`),
        featuredImage: id % 5 === 0 ? '' : '/uploads/1.png',
        license: licenses[id % licenses.length],
        description: id % 6 === 0 ? '' : '<p>text</p>',
        deploymentInstructions: id % 7 === 0 ? '' : '<p>text</p>',
        isActive: id % 3 !== 1,
        isClaimed: id % 8 === 0,
        isFeatured: id % 4 === 2,
        tags: id % 2 === 0 ? [1, 2] : id % 3 === 0 ? [3] : [],
        categories: id % 5 === 0 ? [3] : id % 3 === 0 ? [2, 4] : [],
        language_stacks: id % 4 === 0 ? [1] : [],
        adminId: null,
      })
    })
    const at = new Date(Date.UTC(2026, 2, 1 + part, 9, 0, 0, 70 + part))
    await tables.projects.insertAll(projects, part === 0 ? undefined : { at, by: null })
  }
  const statuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
  await tables.claims.insertAll(
    Array.from({ length: 40 }, (_, at) =>
      aClaim({ id: at + 1, osnId: ((at * at) % 50) + 1, status: statuses[at % 3] }),
    ),
  )
}

/** What finds some of the rows. */
export const searches = [
  '',
  'react',
  'map',
  'react map',
  'maps/lodz',
  'LÓDŹ',
  'strasse',
  'σισυφοσ',
  'ёлка',
  '語言',
  'שלום',
]
/** What finds few, or nothing, or is no word. */
export const odd = [
  '%',
  '_',
  '\\',
  "'",
  'zq',
  'r',
  '1',
  'https://www.example.org',
  'storybok',
  'raect',
  'reect',
  'nothing at all',
  'c++[x]',
  '^a.b$',
  'हिन्दीक',
  'ｓｔｏｒｙ-\u{1F600}\u{1F3FD}',
]

/** At each place of a word a letter too few, another one, one too many, and two that changed places. */
export const withTypo = (word: string): string[] =>
  Array.from(word).flatMap((letter, at) => {
    const [before, behind] = [word.slice(0, at), word.slice(at + 1)]
    return [
      before + behind,
      `${before}q${behind}`,
      `${before}q${letter}${behind}`,
      ...(behind === '' ? [] : [`${before}${behind[0]}${letter}${behind.slice(1)}`]),
    ]
  })
