import { EditorState, Modifier, type SelectionState } from 'draft-js'

/** The text of a line as it stands on the page, without what is no text (boxes, buttons, shown images). */
function textOf(line: Element): string {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT
    const isFixed = (node as Element).getAttribute('contenteditable') === 'false'
    return isFixed ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
  })
  let text = ''
  while (walker.nextNode()) text += walker.currentNode.nodeValue ?? ''
  return text
}

interface Change {
  readonly key: string
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The smallest stretch that was replaced. */
function changeOf(key: string, before: string, after: string): Change {
  let from = 0
  while (from < before.length && from < after.length && before[from] === after[from]) from += 1
  let rest = 0
  while (
    rest < before.length - from &&
    rest < after.length - from &&
    before[before.length - 1 - rest] === after[after.length - 1 - rest]
  ) {
    rest += 1
  }
  return { key, from, to: before.length - rest, text: after.slice(from, after.length - rest) }
}

/**
 * What changed in each leaf (a stretch of one format), so that a change across formats keeps them; the last first.
 * Undefined when words stand outside of the leaves.
 */
function changesInLeaves(
  line: Element,
  state: EditorState,
  key: string,
  shown: string,
): Change[] | undefined {
  const text = state.getCurrentContent().getBlockForKey(key).getText()
  const tree = state.getBlockTree(key)
  const changes: Change[] = []
  let together = ''
  for (const leaf of line.querySelectorAll('[data-text]')) {
    const [, set, at] = leaf.closest('[data-offset-key]')?.getAttribute('data-offset-key')?.split('-') ?? []
    const known = tree.getIn([Number(set), 'leaves', Number(at)]) as
      { start: number; end: number } | undefined
    if (!known) return undefined
    const before = text.slice(known.start, known.end)
    const after = (leaf.textContent ?? '').replace(/\n\n$/, '\n')
    together += leaf.textContent ?? ''
    if (before === after) continue
    const { from, to, text: typed } = changeOf(key, before, after)
    changes.unshift({ key, from: known.start + from, to: known.start + to, text: typed })
  }
  return together === shown ? changes : undefined
}

/** Where the page's lines say something else than the state; undefined when the page has lost lines. */
export function changesOnPage(writing: Element, state: EditorState): Change[] | undefined {
  const lines = new Map(
    Array.from(writing.querySelectorAll('[data-block]'), (line) => [
      line.getAttribute('data-offset-key')?.split('-')[0] ?? '',
      line,
    ]),
  )
  const changes: Change[] = []
  for (const block of state.getCurrentContent().getBlocksAsArray()) {
    const key = block.getKey()
    const line = lines.get(key)
    if (!line) return undefined
    if (block.getType() === 'atomic') continue
    const shown = textOf(line)
    const text = block.getText()
    // Draft shows one more break after a break at the end of a line.
    if (shown === text || shown === `${text}\n`) continue
    changes.push(...(changesInLeaves(line, state, key, shown) ?? [changeOf(key, text, shown)]))
  }
  return changes
}

/** Takes over what a spell checker or an extension wrote into the page by itself. */
export function takeOver(state: EditorState, changes: readonly Change[]): EditorState {
  let content = state.getCurrentContent()
  let selection = state.getSelection()
  for (const { key, from, to, text } of changes) {
    const block = content.getBlockForKey(key)
    const range = selection.merge({
      anchorKey: key,
      anchorOffset: from,
      focusKey: key,
      focusOffset: to,
      isBackward: false,
    }) as SelectionState
    const style = block.getInlineStyleAt(to > from ? from : Math.max(0, from - 1))
    const entity = to > from ? block.getEntityAt(from) : null
    content = Modifier.replaceText(content, range, text, style, entity ?? undefined)
    selection = range.merge({
      anchorOffset: from + text.length,
      focusOffset: from + text.length,
    }) as SelectionState
  }
  if (changes.length === 0) return state
  return EditorState.forceSelection(EditorState.push(state, content, 'insert-characters'), selection)
}
