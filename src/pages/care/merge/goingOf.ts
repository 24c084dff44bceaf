import type { Going } from '../../../stores/care/takeOutOrders'
import { usedCount, usedWords, type Node, type NodesOfKind } from '../findings'

/**
 * What becomes of records that shall be removed: one stays that something uses, or below which others lie that stay; the
 * others go after what lies below them. The host has the last word.
 */
export function goingOf(all: NodesOfKind, chosen: readonly Pick<Node, 'id' | 'name'>[]): Going[] {
  const { kind, nodes } = all
  const below = new Map<number, Node[]>()
  for (const node of nodes) {
    if (!node.parentId) continue
    const known = below.get(node.parentId)
    if (known) known.push(node)
    else below.set(node.parentId, [node])
  }
  const isChosen = new Set(chosen.map(({ id }) => id))
  const known = new Map<number, string | undefined>()
  const whyStays = (node: Pick<Node, 'id' | 'name'>): string | undefined => {
    if (known.has(node.id)) return known.get(node.id)
    // A tree that leads back into itself ends here.
    known.set(node.id, stuck(kind.noun.many))
    const isUsed = usedCount(all, node) > 0
    const isHeld = (below.get(node.id) ?? []).some((child) => !isChosen.has(child.id) || whyStays(child))
    const why = isUsed
      ? `In use, by ${usedWords(all, node)}: merge it into another one`
      : isHeld
        ? stuck(kind.noun.many)
        : undefined
    known.set(node.id, why)
    return why
  }
  return chosen.map(({ id, name }) => {
    const stays = whyStays({ id, name })
    const after = (below.get(id) ?? []).map((child) => child.id)
    return { id, name, ...(stays === undefined ? { after } : { stays }) }
  })
}

const stuck = (many: string) => `Other ${many} lie below it: move them first`
