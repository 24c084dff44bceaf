// @vitest-environment jsdom
import { type ContentBlock, type ContentState, EditorState, Modifier, SelectionState } from 'draft-js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf } from './inertDocument'
import { parseSafe } from './read/filterHtml'
import { type DocumentInfo, isChecked } from './lineSource'
import { indent, setLineType } from './lineType'
import { randomDocument, randomHtml } from '../testing/richtext/randomDocument'
import { readHtml } from './read/readHtml'
import { splitLine } from './commands/splitLine'
import { tokenAt } from './tokens'
import { writeHtml } from './write/writeHtml'

/** More runs: RICHTEXT_RUNS=6000. */
const RUNS = Number(process.env.RICHTEXT_RUNS ?? 250)
const TIME = 600_000

const fresh = (): DocumentInfo => ({ dialect: 'quill1', tail: '', insides: new WeakMap() })
const forgetful = (info: DocumentInfo): DocumentInfo => ({ ...info, insides: new WeakMap() })

/** The model without keys and ids, and without what only says how it was read. */
function plain(content: ContentState): unknown[] {
  return content
    .getBlocksAsArray()
    .filter((block) => !(block.getData().get('ghost') === true && block.getText() === ''))
    .map((block) => [
      block.getType(),
      block.getType() === 'atomic' ? 0 : block.getDepth(),
      isChecked(block),
      block.getText(),
      block
        .getCharacterList()
        .toArray()
        .map((character) => {
          const token = tokenAt(content, character.getEntity())
          const names = character.getStyle().toArray()
          return [names.filter((name) => name !== 'LINK_PLACE'), withoutIds(token)]
        }),
    ])
}
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (key, inner: unknown) => (key === 'id' ? undefined : inner)))

/** The inside of each line of HTML. */
function linesOf(html: string): string[] {
  const { body } = parseSafe(html)
  return [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, blockquote, li, div, iframe, hr')]
    .filter((element) => !element.querySelector('p, h1, h2, h3, h4, h5, h6, blockquote, li, div'))
    .map((element) => element.outerHTML)
}

function at(content: ContentState, block: ContentBlock): EditorState {
  const key = block.getKey()
  const offset = Math.floor(block.getLength() / 2)
  const selection = SelectionState.createEmpty(key).merge({ anchorOffset: offset, focusOffset: offset })
  return EditorState.acceptSelection(EditorState.createWithContent(content), selection as SelectionState)
}
const textLines = (content: ContentState) =>
  content.getBlocksAsArray().filter((block) => block.getType() !== 'atomic')

describe('for random documents', () => {
  it(
    'reading what was written gives the same document',
    () => {
      fc.assert(
        fc.property(randomDocument, (content) => {
          expect(plain(readHtml(writeHtml(content, fresh())).content)).toEqual(plain(content))
        }),
        { numRuns: RUNS },
      )
    },
    TIME,
  )
  it(
    'writing is idempotent',
    () => {
      fc.assert(
        fc.property(randomDocument, (content) => {
          const html = writeHtml(content, fresh())
          const { content: again, info } = readHtml(html)
          expect(writeHtml(again, forgetful(info))).toBe(html)
          expect(writeHtml(again, info)).toBe(html)
        }),
        { numRuns: RUNS },
      )
    },
    TIME,
  )
  it(
    'an edit in one line leaves all other lines as they are',
    () => {
      fc.assert(
        fc.property(randomDocument, fc.nat(), (content, pick) => {
          const { content: read, info } = readHtml(writeHtml(content, fresh()))
          const lines = textLines(read)
          const block = lines[pick % lines.length]
          if (!block) return
          const before = linesOf(writeHtml(read, forgetful(info)))
          const state = at(read, block)
          const typed = Modifier.insertText(read, state.getSelection(), 'Q')
          const after = linesOf(writeHtml(typed, forgetful(info)))
          const isGhost = block.getData().get('ghost') === true
          if (isGhost) return
          expect(after.length).toBe(before.length)
          expect(after.filter((line, index) => line !== before[index]).length).toBe(1)
        }),
        { numRuns: RUNS },
      )
    },
    TIME,
  )
  it(
    'changes of type, indent and a new line leave all other lines as they are',
    () => {
      fc.assert(
        fc.property(randomDocument, fc.nat(), fc.nat(), (content, pick, kind) => {
          const { content: read, info } = readHtml(writeHtml(content, fresh()))
          const lines = textLines(read).filter((block) => block.getData().get('ghost') !== true)
          const block = lines[pick % lines.length]
          if (!block) return
          const state = at(read, block)
          const next = [
            () => setLineType(state, 'check-list-item'),
            () => setLineType(state, 'header-two'),
            () => indent(state, 1),
            () => splitLine(state),
          ][kind % 4]?.()
          const before = linesOf(writeHtml(read, forgetful(info)))
          const html = next ? writeHtml(next.getCurrentContent(), forgetful(info)) : ''
          const kept = linesOf(html)
          expect(before.filter((line) => !takeOne(kept, line)).length).toBeLessThanOrEqual(1)
          const { content: again, info: own } = readHtml(html)
          expect(writeHtml(again, forgetful(own))).toBe(html)
        }),
        { numRuns: RUNS },
      )
    },
    TIME,
  )
})

function takeOne(lines: string[], line: string): boolean {
  const index = lines.indexOf(line)
  if (index >= 0) lines.splice(index, 1)
  return index >= 0
}

describe('for random HTML', () => {
  it(
    'writes what the browser itself would write, and is idempotent',
    () => {
      fc.assert(
        fc.property(randomHtml, (html) => {
          const { content, info, isStripped } = readHtml(html)
          expect(isStripped).toBe(false)
          const { body } = parseSafe(html)
          expect(writeHtml(content, info).replace(/<li><\/li>/g, '')).toBe(
            contentOf(body).replace(/<li><\/li>/g, ''),
          )
          const once = writeHtml(content, forgetful(info))
          const { content: again, info: own } = readHtml(once)
          expect(writeHtml(again, forgetful(own))).toBe(once)
        }),
        { numRuns: RUNS },
      )
    },
    TIME,
  )
})
