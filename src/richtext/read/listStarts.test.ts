// @vitest-environment jsdom
import { EditorState, SelectionState } from 'draft-js'
import { describe, expect, it } from 'vitest'
import { otherHtml } from '../../testing/richtext/otherHtml'
import { quillLines } from '../../testing/richtext/quillLines'
import { setLineType } from '../lineType'
import { listStarts } from './listStarts'
import { readHtml } from './readHtml'
import { splitLine } from '../commands/splitLine'
import { writeHtml } from '../write/writeHtml'

/** How many lists of the HTML begin with a number and stand in no other list. */
const listsIn = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('ol')].filter((list) => {
    const isNumbered = !/bullet|checked/.test(list.firstElementChild?.getAttribute('data-list') ?? '')
    return isNumbered && !list.parentElement?.closest('ol, ul')
  }).length
}

/** The words of the lines that begin a list, and the HTML, after a change of the line that says `words`. */
function after(html: string, words: string, change: (state: EditorState) => EditorState) {
  const { content, info } = readHtml(html)
  const block = content.getBlocksAsArray().find((line) => line.getText() === words)
  if (!block) throw new Error(`No line says ${words}`)
  const state = EditorState.acceptSelection(
    EditorState.createWithContent(content),
    SelectionState.createEmpty(block.getKey()),
  )
  const next = change(state).getCurrentContent()
  const starts = [...listStarts(next, info.dialect)].map((key) => next.getBlockForKey(key).getText())
  return { starts, html: writeHtml(next, info) }
}
const same = (state: EditorState) => state
const numbered = (state: EditorState) => setLineType(state, 'ordered-list-item')
const bullet = (state: EditorState) => setLineType(state, 'unordered-list-item')

describe('where numbered lists begin', () => {
  it.each([
    ['two lists', '<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>', 'a', same, 'a c'],
    ['lists apart', '<ol><li>a</li></ol><p>x</p><ol><li>c</li></ol>', 'a', same, 'a c'],
    ['a list around bullets', '<ol><li>a<ul><li>x</li></ul></li><li>b</li></ol>', 'a', same, 'a'],
    [
      'Quill 1 around bullets',
      '<ol><li>a</li></ol><ul><li class="ql-indent-1">x</li></ul><ol><li>b</li></ol>',
      'a',
      same,
      'a b',
    ],
    [
      'Quill 2 around bullets',
      '<ol><li data-list="ordered">a</li><li data-list="bullet">x</li><li data-list="ordered">b</li></ol>',
      'a',
      same,
      'a',
    ],
    ['a line before a list', '<p>x</p><ol><li>a</li></ol>', 'x', numbered, 'x'],
    ['a line after a list', '<ol><li>a</li></ol><p>x</p>', 'x', numbered, 'a'],
    ['a line between two lists', '<ol><li>a</li></ol><p>x</p><ol><li>b</li></ol>', 'x', numbered, 'a b'],
    ['an item that becomes a bullet', '<ol><li>a</li><li>x</li><li>b</li></ol>', 'x', bullet, 'a b'],
    [
      'a line between nested lists',
      '<ol><li>a<ol><li>i</li></ol></li></ol><p>x</p><ol><li>b</li></ol>',
      'x',
      numbered,
      'a',
    ],
    ['a new line', '<p>x</p>', 'x', numbered, 'x'],
  ] as const)('%s', (_name, html, words, change, expected) => {
    const { starts, html: written } = after(html, words, change)
    expect(starts.join(' ')).toBe(expected)
    expect(starts).toHaveLength(listsIn(written))
  })

  it.each(Object.entries({ ...quillLines, ...otherHtml }).filter(([, html]) => html.includes('<ol')))(
    'as many as the HTML has: %s',
    (_name, html) => {
      const { content, info } = readHtml(html)
      expect(listStarts(content, info.dialect).size).toBe(listsIn(html))
    },
  )

  it('an item that is split stays in its list', () => {
    const { starts } = after('<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>', 'b', splitLine)
    expect(starts).toEqual(['a', 'c'])
  })
})
