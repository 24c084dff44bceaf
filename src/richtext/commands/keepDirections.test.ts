// @vitest-environment jsdom
import { ContentBlock, ContentState, EditorState, Modifier, SelectionState } from 'draft-js'
import service, { type Directions } from 'draft-js/lib/EditorBidiService'
import fc from 'fast-check'
import { is, List } from 'immutable'
import { describe, expect, it, vi } from 'vitest'
import { directionsOf, keepDirections } from './keepDirections'

const text = fc
  .array(fc.constantFrom('a', 'ש', 'ع', '1', ' ', '.', '👍'), { maxLength: 4 })
  .map((parts) => parts.join(''))
const edit = fc.record({ line: fc.nat(7), kind: fc.constantFrom('type', 'clear', 'split', 'remove'), text })

const lineAt = (content: ContentState, at: number) => {
  const lines = content.getBlocksAsArray()
  return lines[at % lines.length] as ContentBlock
}
const start = (line: ContentBlock) => SelectionState.createEmpty(line.getKey())
const whole = (line: ContentBlock) => start(line).merge({ focusOffset: line.getLength() }) as SelectionState

function change(
  content: ContentState,
  { line: at, kind, text: typed }: { line: number; kind: string; text: string },
) {
  const line = lineAt(content, at)
  if (kind === 'type') return Modifier.insertText(content, start(line), typed)
  if (kind === 'clear') return Modifier.replaceText(content, whole(line), typed)
  if (kind === 'split') return Modifier.splitBlock(content, start(line))
  const rest = content.getBlockMap().delete(line.getKey())
  return rest.size > 0 ? (content.set('blockMap', rest) as ContentState) : content
}

describe('directionsOf', () => {
  it('answers what Draft answers, whatever is edited', () => {
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 8 }),
        fc.array(edit, { maxLength: 12 }),
        (texts, edits) => {
          const plain = service.getDirectionMap
          let content = ContentState.createFromBlockArray(
            texts.map(
              (line, key) =>
                new ContentBlock({ key: `k${key}`, type: 'unstyled', text: line, characterList: List() }),
            ),
          )
          let ours: Directions | undefined
          for (const one of [undefined, ...edits]) {
            if (one) content = change(content, one)
            ours = directionsOf(content, ours)
            expect(is(ours, plain(content))).toBe(true)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('builds no map while directions stay, and one as soon as a line turns', () => {
    const find = service.getDirectionMap
    keepDirections()
    try {
      const state = EditorState.createWithContent(ContentState.createFromText('one\nשלום\n3'))
      const content = state.getCurrentContent()
      const typed = Modifier.insertText(content, start(lineAt(content, 1)), '1')
      const walk = vi.spyOn(typed.getBlockMap(), 'keySeq')
      const next = EditorState.push(state, typed, 'insert-characters')
      expect(next.getDirectionMap()).toBe(state.getDirectionMap())
      expect(walk).not.toHaveBeenCalled()
      const last = lineAt(typed, 2)
      const turned = Modifier.replaceText(typed, whole(last), 'x')
      const after = EditorState.push(next, turned, 'insert-characters')
      expect(after.getDirectionMap()?.get(last.getKey())).toBe('LTR')
    } finally {
      service.getDirectionMap = find
    }
  })
})
