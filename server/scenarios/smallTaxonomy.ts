import { aNode, aTag } from '../fixtures'
import type { ScenarioNode, ScenarioRemoval, ScenarioTag } from '../scenario'

const tagNames = [
  'javascript',
  'database',
  'testing',
  'accessibility',
  'command line',
  'good first issue',
  'לוקליזציה',
  'fun 🎈',
]

export function smallTags(): ScenarioTag[] {
  return tagNames.map((name, index) => aTag({ id: index + 1, name }))
}

/** A tree of three levels. */
export function smallCategories(): ScenarioNode[] {
  return nodes([
    ['Developer tools', 0],
    ['Data', 0],
    ['User interfaces', 0],
    ['Build tools', 1],
    ['Testing', 1],
    ['Databases', 2],
    ['Component libraries', 3],
    ['Bundlers', 4],
    ['Relational databases', 6],
    ['Search engines for very large collections of documents in many languages', 6],
  ])
}

/** A tree of three levels. */
export function smallLanguageStacks(): ScenarioNode[] {
  return nodes([
    ['JavaScript', 0],
    ['C', 0],
    ['Rust', 0],
    ['Python', 0],
    ['TypeScript', 1],
    ['Node.js', 1],
    ['React', 5],
    ['Django', 4],
  ])
}

/** A tag that was merged into another one. */
export function smallRemovals(): ScenarioRemoval[] {
  return [
    {
      id: 1,
      kind: 'tag',
      recordId: 900,
      fields: { name: 'data base' },
      version: 1,
      createdAt: null,
      createdBy: null,
      intoId: 2,
      changes: [{ kind: 'project', id: 12, name: 'Sleeping Archive', before: [900], after: [2] }],
    },
  ]
}

function nodes(list: readonly (readonly [name: string, parentId: number])[]): ScenarioNode[] {
  return list.map(([name, parentId], index) => aNode({ id: index + 1, name, parentId }))
}
