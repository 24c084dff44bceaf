// @vitest-environment jsdom
import { ContentState, EditorState, type SelectionState } from 'draft-js'
import { describe, expect, it } from 'vitest'
import { paste } from '../../testing/richtext/paste'
import { insertAddress, insertLines } from './insertPaste'
import { readHtml } from '../read/readHtml'
import { readPaste } from './readPaste'
import { writeHtml } from '../write/writeHtml'

const info = () => readHtml('').info

function write(state: EditorState): string {
  return writeHtml(state.getCurrentContent(), info())
}
const stateOf = (html: string) =>
  EditorState.moveSelectionToEnd(EditorState.createWithContent(readHtml(html).content))

describe('pasted HTML', () => {
  it.each(paste)('comes down to the permitted formats: %s', (_name, html, result) => {
    const content = ContentState.createFromText('')
    const blocks = readPaste(html, content)
    const text = blocks.length > 0 ? writeHtml(ContentState.createFromBlockArray(blocks), info()) : ''
    // The line after an embed, for the caret.
    expect(text.replace(/(<\/iframe>)<p><br><\/p>$/, '$1')).toBe(result)
  })
  it.each(paste)('goes into an empty text: %s', (_name, html, result) => {
    const state = stateOf('')
    const next = insertLines(state, readPaste(html, state.getCurrentContent()))
    const text = result === '' ? '' : write(next).replace(/(<\/iframe>)<p><br><\/p>$/, '$1')
    expect(text).toBe(result)
  })
  it('goes into the middle of a line', () => {
    const state = stateOf('<h1>ab</h1>')
    const selection = state.getSelection().merge({ anchorOffset: 1, focusOffset: 1 }) as SelectionState
    const at = EditorState.forceSelection(state, selection)
    expect(write(insertLines(at, readPaste('<p>x <b>y</b></p>', at.getCurrentContent())))).toBe(
      '<h1>ax <strong>y</strong>b</h1>',
    )
    const two = insertLines(at, readPaste('<p>x</p><p>y</p>', at.getCurrentContent()))
    expect(write(two)).toBe('<h1>ax</h1><p>yb</p>')
  })
  it('lists images to upload and leaves them out', () => {
    const held: string[] = []
    const blocks = readPaste(
      '<p>a<img src="data:image/png;base64,xx"></p>',
      ContentState.createFromText(''),
      (src) => {
        held.push(src)
        return true
      },
    )
    expect(held).toEqual(['data:image/png;base64,xx'])
    expect(blocks.map((block) => block.getText())).toEqual(['a'])
  })
})

describe('a pasted address', () => {
  it('becomes a video on an empty line', () => {
    const next = insertAddress(stateOf(''), 'https://youtu.be/abcdefghijk?t=1m5s')
    expect(next && write(next)).toContain('src="https://www.youtube.com/embed/abcdefghijk?start=65"')
  })
  it('becomes a link in text', () => {
    const next = insertAddress(stateOf('<p>see </p>'), 'https://a.example/x')
    expect(next && write(next)).toBe(
      '<p>see <a href="https://a.example/x" rel="noopener noreferrer" target="_blank">https://a.example/x</a></p>',
    )
  })
  it('is left alone when it is not one', () => {
    expect(insertAddress(stateOf(''), 'two words')).toBeUndefined()
    expect(insertAddress(stateOf(''), 'javascript:alert(1)')).toBeUndefined()
  })
})
