// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { otherHtml } from '../testing/richtext/otherHtml'
import { quillLines } from '../testing/richtext/quillLines'
import { quillMarks } from '../testing/richtext/quillMarks'
import { tokens } from '../testing/richtext/tokens'
import { readHtml } from './read/readHtml'
import { writeHtml } from './write/writeHtml'

const corpus = Object.entries({ ...quillLines, ...quillMarks, ...tokens, ...otherHtml })
/** Whose insides only the memory of the source keeps: marks that the model joins or drops. */
const normalised: Readonly<Record<string, string>> = {
  'empty marks': '<p>ab</p>',
  'marks without a gap': '<p><strong>ab</strong></p>',
  'a mark within itself': '<p><strong>ab</strong></p>',
}

describe('a document that is read and written', () => {
  it('has a corpus of at least 120 fixtures', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(120)
  })
  it.each(corpus)('is the same: %s', (_name, html) => {
    const { content, info, isStripped } = readHtml(html)
    expect(isStripped).toBe(false)
    expect(writeHtml(content, info)).toBe(html)
  })
  it.each(corpus)('is the same without a memory of the source: %s', (name, html) => {
    const { content, info } = readHtml(html)
    expect(writeHtml(content, { ...info, insides: new WeakMap() })).toBe(normalised[name] ?? html)
  })
})
