import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { formulaStart } from './formulaStart'
import { writeCsv } from './writeCsv'

describe('a file of CSV', () => {
  it('begins with the mark of UTF-8, and ends each line by CR and LF', async () => {
    expect(await writeCsv(['Name', 'Claims'], [['Čapek', 2]])).toBe('\uFEFFName,Claims\r\nČapek,2\r\n')
  })

  it('quotes commas, quotes, line ends and spaces at the edges', async () => {
    expect(await writeCsv(['Name'], [['a, b'], ['say "hi"'], ['two\nlines'], [' padded']])).toBe(
      '\uFEFFName\r\n"a, b"\r\n"say ""hi"""\r\n"two\nlines"\r\n" padded"\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '=a\nb'])(
    'puts an apostrophe before what a spreadsheet would compute: %j',
    async (text) => {
      const [, line] = Papa.parse<string[]>((await writeCsv(['Name'], [[text]])).slice(1)).data
      expect(line).toEqual([`'${text}`])
    },
  )

  it('leaves negative numbers alone, and says Yes and No', async () => {
    expect(await writeCsv(['A', 'B', 'C'], [[-3, true, false]])).toBe('\uFEFFA,B,C\r\n-3,Yes,No\r\n')
  })

  it('holds any text as it was', async () => {
    const text = fc.string({ unit: 'binary' }).filter((one) => !formulaStart.test(one) && one !== '')
    const table = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(table, async (lines) => {
        const csv = await writeCsv(['One', 'Two'], lines)
        const read = Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' }).data
        expect(read.slice(1, -1)).toEqual(lines)
      }),
    )
  })

  it('holds more lines than are written at once', async () => {
    const lines = Array.from({ length: 1201 }, (_, at) => [`Project ${at}`])
    const csv = await writeCsv(['Name'], lines)
    expect(csv.split('\r\n').slice(1, -1)).toEqual(lines.map(([name]) => name))
  })
})
