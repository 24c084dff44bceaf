import { nearPairs } from '../../components/care/nearPairs'
import type { ProjectRow } from '../../contract/entities'
import type { TaxonomyKind } from '../taxonomyKinds'
import { countOf, type Uses } from '../useUses'
import { deadParents, type DeadParent } from './deadParents'
import { aboutWord } from '../../contract/words'

/** A tag, category or stack. */
export interface Node {
  id: number
  name: string
  parentId?: number
}

/** All records of one kind, and what uses them. */
export interface NodesOfKind {
  kind: TaxonomyKind
  nodes: readonly Node[]
  by: Uses['by']
}

/** Two names that may well mean the same; the one that is used more comes first. */
export interface NearName {
  /** Names the pair among all findings. */
  key: string
  of: NodesOfKind
  pair: readonly [Node, Node]
}

export function nearNames(all: readonly NodesOfKind[]): NearName[] {
  return all.flatMap((of) =>
    nearPairs(of.nodes).map(([a, b]) => ({
      key: `${of.kind.records} ${a.id}-${b.id}`,
      of,
      pair: usedCount(of, b) > usedCount(of, a) ? [b, a] : [a, b],
    })),
  )
}

/** A record whose parent leads nowhere. */
export type FoundParent = DeadParent<Node & { parentId: number }> & { of: NodesOfKind }

export function foundParents(all: readonly NodesOfKind[]): FoundParent[] {
  return all.flatMap((of) =>
    deadParents(of.nodes.map((node) => ({ ...node, parentId: node.parentId ?? 0 }))).map((dead) => ({
      ...dead,
      of,
    })),
  )
}

/** A record that nothing uses, and below which nothing lies. */
export interface Unused {
  of: NodesOfKind
  node: Node
}

/** Undefined where nobody knows what uses what. */
export function unusedNodes(all: readonly NodesOfKind[]): Unused[] | undefined {
  const known = all.filter(({ by }) => by.length > 0 && by.every(({ counts }) => counts))
  if (known.length === 0) return undefined
  return known.flatMap((of) => {
    const parents = new Set(of.nodes.map(({ parentId }) => parentId))
    return of.nodes
      .filter((node) => usedCount(of, node) === 0 && !parents.has(node.id))
      .map((node) => ({ of, node }))
  })
}

/** How many records use one; 0 where nobody knows. */
export const usedCount = ({ by }: NodesOfKind, { id }: Node): number =>
  by.reduce((sum, { counts }) => sum + (counts?.get(id) ?? 0), 0)

/**
 * What uses a record, in words: '12 projects, 1 article', as far as it is counted. Undefined where nobody knows, and where what
 * is not counted yet may use it.
 */
export function usedWords({ by }: NodesOfKind, { id }: Node): string | undefined {
  const known = by.flatMap((users) => {
    const { count, isAbout } = countOf(users, id)
    return count === undefined ? [] : [{ count, isAbout, noun: users.noun }]
  })
  const used = known.filter(({ count }) => count > 0)
  if (used.length === 0) return known.length > 0 && known.length === by.length ? 'Not used' : undefined
  return used
    .map(({ count, isAbout, noun }) => `${aboutWord(count, isAbout)} ${count === 1 ? noun.one : noun.many}`)
    .join(', ')
}

/** A project with a license that SPDX does not know. */
export interface UnknownLicense {
  project: ProjectRow
  license: string
  /** The license that is most likely meant. */
  nearest: string | undefined
}

/** Undefined where the host's rows have no license. Thousands of projects have few licenses: each is looked up once. */
export function unknownLicenses(
  projects: readonly ProjectRow[],
  known: {
    isKnownLicense: (license: string) => boolean
    nearestLicense: (license: string) => string | undefined
  },
): UnknownLicense[] | undefined {
  if (projects[0] && projects[0].license === undefined) return undefined
  const looked = new Map<string, { nearest: string | undefined } | null>()
  return projects.flatMap((project) => {
    const { license = '' } = project
    let found = looked.get(license)
    if (found === undefined) {
      found = known.isKnownLicense(license) ? null : { nearest: known.nearestLicense(license) }
      looked.set(license, found)
    }
    return found ? [{ project, license, nearest: found.nearest }] : []
  })
}
