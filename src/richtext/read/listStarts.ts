import type { BlockMap, ContentBlock, ContentState } from 'draft-js'
import { type Dialect, holdsSource, LIST_TYPES, sourceOf } from '../lineSource'
import { isOfList, standsAsRead } from '../commands/listLines'
import { nextId } from '../tokens'

const known = new WeakMap<BlockMap, ReadonlySet<string>>()

/** The outermost list that a line stands in as it came; undefined for a line that the editor made or changed. */
function listOf(block: ContentBlock): number | undefined {
  const source = sourceOf(block)
  if (!source || !holdsSource(block, source)) return undefined
  return source.path.find(({ tag }) => tag === 'ol' || tag === 'ul')?.id
}

function addStarts(run: readonly ContentBlock[], dialect: Dialect, starts: Set<string>): void {
  // Lists within items are joined when they cannot be written as they came.
  const isKept = dialect !== 'nested' || standsAsRead(run)
  let list: number | undefined
  let wasOrdered = false
  run.forEach((block, index) => {
    if (!LIST_TYPES.has(block.getType())) return
    const isOrdered = block.getType() === 'ordered-list-item'
    const isInner = dialect === 'nested' && block.getDepth() > 0
    const joins = list !== undefined && (dialect === 'quill2' || isInner || isOrdered === wasOrdered)
    const own = (isKept ? listOf(block) : undefined) ?? (joins ? list : undefined)
    const next = run[index + 1]
    const joinsNext =
      isKept && next !== undefined && (dialect === 'quill2' || next.getType() === block.getType())
    const id = own ?? (joinsNext ? listOf(next) : undefined) ?? nextId()
    if (id !== list && isOrdered) starts.add(block.getKey())
    list = id
    if (!isInner) wasOrdered = isOrdered
  })
}

/**
 * Keys of the numbered lines that begin a list in the HTML that is written: two lists one after the other are counted
 * each from 1, and a list goes on behind what stands inside of its items.
 */
export function listStarts(content: ContentState, dialect: Dialect): ReadonlySet<string> {
  const blocks = content.getBlockMap()
  const found = known.get(blocks)
  if (found) return found
  const starts = new Set<string>()
  let run: ContentBlock[] = []
  for (const block of content.getBlocksAsArray()) {
    if (isOfList(block)) run.push(block)
    else if (run.length > 0) {
      addStarts(run, dialect, starts)
      run = []
    }
  }
  addStarts(run, dialect, starts)
  known.set(blocks, starts)
  return starts
}
