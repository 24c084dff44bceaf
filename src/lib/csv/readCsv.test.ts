import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decodeText'
import { readCsv, type CsvTable } from './readCsv'
import { writeCsv } from './writeCsv'

const read = (text: string): CsvTable => {
  const found = readCsv(text)
  if ('problem' in found) throw new Error(found.problem)
  return found
}
const cells = (text: string) => read(text).rows.map((row) => row.cells)
const problem = (text: string) => (readCsv(text) as { problem?: string }).problem

describe('reading a table', () => {
  it.each([
    ['commas', 'Name,Parent\nA,B\nC,\n'],
    ['semicolons', 'Name;Parent\nA;B\nC;\n'],
    ['tabs', 'Name\tParent\nA\tB\nC\t\n'],
    ['CR and LF', 'Name,Parent\r\nA,B\r\nC,\r\n'],
    ['the mark of UTF-8', '\uFEFFName,Parent\nA,B\nC,\n'],
    ['no line end at the end', 'Name,Parent\nA,B\nC,'],
    ['the separator line of Excel', 'sep=;\r\nName;Parent\r\nA;B\r\nC;\r\n'],
    ['blanks at the edges', ' Name , Parent\n A,B \nC,\n'],
  ])('finds %s by itself', (_, text) => {
    expect(read(text)).toEqual({
      headers: ['Name', 'Parent'],
      rows: [
        { line: 2, cells: ['A', 'B'] },
        { line: 3, cells: ['C', ''] },
      ],
    })
  })

  it('takes separators, quotation marks and line ends inside quotation marks', () => {
    expect(cells('Name,Tagline\n"a, b","say ""hi"""\n"two\r\nlines",x\n')).toEqual([
      ['a, b', 'say "hi"'],
      ['two\r\nlines', 'x'],
    ])
  })

  it('leaves empty rows out, and counts them', () => {
    expect(read('Name\n\nA\n,\n\nB\n').rows).toEqual([
      { line: 3, cells: ['A'] },
      { line: 6, cells: ['B'] },
    ])
  })

  it('reads one column without a separator', () => {
    expect(cells('Name\nA\nB\n')).toEqual([['A'], ['B']])
  })

  it.each([
    ['Name,Tagline\nA,"never closed\nB,x\n', /^Row 2: a quotation mark is not closed/],
    ['Name,Tagline\nA,"closed" and more\n', /^Row 2: a quotation mark/],
    ['Name,Parent\nA,B,C\n', /^Row 2 has 3 cells, and the first row names 2/],
    ['\n\nA\n', /^The first row is empty/],
    ['', /^The first row is empty/],
  ])('refuses %j', (text, sentence) => {
    expect(problem(text)).toMatch(sentence)
  })

  it.each(['=1+1', "'=1+1", "''=x", '+1', '-1', '@sum', "'quoted", 'plain', "it's"])(
    'takes in again what was written: %j',
    async (text) => {
      expect(cells(await writeCsv(['Name', 'Other'], [[text, 'x']]))).toEqual([[text, 'x']])
    },
  )

  it('takes in again any text that was written, but for blanks at its edges', async () => {
    const text = fc.string({ unit: 'binary' }).map((one) => one.trim())
    const table = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(table, async (lines) => {
        const written = await writeCsv(['One', 'Two'], lines)
        expect(cells(written)).toEqual(lines.filter((line) => line.some((cell) => cell !== '')))
      }),
    )
  })

  it('reads 10,000 rows', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => [`Tag ${at}`, at])
    expect(cells(await writeCsv(['Name', 'Number'], lines))).toHaveLength(10_000)
  })
})

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )

/** UTF-16, little end first. */
const wide = (text: string) =>
  [...text].flatMap((char) => [char.charCodeAt(0) % 256, char.charCodeAt(0) >> 8])

describe('the text of a file', () => {
  it('is UTF-8, with its mark or without', () => {
    expect(decodeText(bytes('Čapek'))).toEqual({ text: 'Čapek' })
    expect(decodeText(bytes([0xef, 0xbb, 0xbf], 'Čapek'))).toEqual({ text: 'Čapek' })
  })

  it.each([
    ['nothing', bytes(), /^The file is empty/],
    ['UTF-16 with its mark', bytes([0xff, 0xfe], wide('Name')), /UTF-16.*save it as “CSV UTF-8”/],
    ['UTF-16 without its mark', bytes(wide('Name,Parent')), /UTF-16/],
    ['Windows-1252', bytes('Caf', [0xe9], '\n'), /not UTF-8; it may be Windows-1252.*save it/],
    ['a workbook', bytes([0x50, 0x4b, 0x03, 0x04], 'xl'), /a spreadsheet or an archive, not CSV.*save it/],
    ['a picture', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 0x0d], 'IHDR'), /holds no text/],
  ])('is refused where it is %s', (_, content, sentence) => {
    expect((decodeText(content) as { problem: string }).problem).toMatch(sentence)
  })
})
