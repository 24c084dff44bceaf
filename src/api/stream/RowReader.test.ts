import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RowReader } from './RowReader'

/** What it reads of a text that comes in these parts. */
function read(parts: readonly string[]): { rows: unknown[]; body: unknown; hasList: boolean } {
  const reader = new RowReader()
  const rows = parts.flatMap((part) => reader.push(part))
  return { rows, ...reader.end() }
}

const inParts = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))

/** What `JSON.parse` makes of a text, with the rows of its list. */
function parsed(text: string): unknown {
  const { rows, body, hasList } = read([text])
  if (!hasList) return body
  return Array.isArray(body) ? rows : { ...(body as object), data: rows }
}

describe('rows of a text that comes in parts', () => {
  it.each([
    ['a list', '[{"id":1},{"id":2}]'],
    ['a list under data', '{"success":true,"data":[{"id":1},{"id":2}],"total":2}'],
    ['one behind others', '{"tags":[1,2],"more":{"data":[3]},"data" : [ {"id":1} , {"id":2} ] }'],
    ['signs within strings', '{"message":"[{,\\"","data":[{"name":"a],[\\\\"},{"name":"\\u005d"}]}'],
    ['rows that are no objects', '[1,"two",null,true,[4]]'],
    ['no rows', '{"data":[ ]}'],
    ['an object', '{"id":1,"tags":[{"id":2}]}'],
    ['data that is no list', '{"data":{"data":[1]}}'],
    ['a text', '"data"'],
  ])('are those that the whole text says: %s', (_, text) => {
    expect(parsed(text)).toEqual(JSON.parse(text))
    for (let size = 1; size <= text.length; size += 1) expect(read(inParts(text, size))).toEqual(read([text]))
  })

  it('are there as soon as each is complete', () => {
    const reader = new RowReader()
    expect(reader.push('{"data":[{"id":1}')).toEqual([])
    expect(reader.push(',{"id":2},{"i')).toEqual([{ id: 1 }, { id: 2 }])
    expect(reader.push('d":3}')).toEqual([])
    expect(reader.push(']')).toEqual([{ id: 3 }])
    expect(reader.push('}')).toEqual([])
    expect(reader.end()).toEqual({ body: { data: [] }, hasList: true })
  })

  it.each([
    '',
    '[',
    '[1',
    '[1,',
    '[1,]',
    '[,1]',
    '[1,,2]',
    '[1 2]',
    '[1]]',
    '[1]x',
    'x[1]',
    '[1}',
    '{"data":[1]',
    '{"data":[1]]',
    '{"data":[1],}',
    '{"data":5 [1]}',
    '{"data":[{"id":1},{"id":}]}',
    '["a\nb"]',
    '{"data":["]}',
  ])('are refused where the whole text is no JSON: %j', (text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    for (const size of [1, 2, 3, 100]) expect(() => read(inParts(text, size))).toThrow(SyntaxError)
  })

  it('are refused where there are two lists of them', () => {
    expect(() => read(['{"data":[1],"data":[2,3]}'])).toThrow(SyntaxError)
  })

  it('are the same whatever the rows, and wherever the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.nat(), fc.nat(), fc.boolean(), (rows, a, b, isBare) => {
        const text = JSON.stringify(isBare ? rows : { data: rows, more: 'x' })
        const [first, second] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y)
        const answer = read([text.slice(0, first), text.slice(first, second), text.slice(second)])
        // JSON has no -0.
        expect(answer.rows).toEqual(JSON.parse(JSON.stringify(rows)))
        expect(answer.hasList).toBe(true)
      }),
    )
  })

  it('are refused as by JSON.parse where a text was damaged', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.nat(), name: fc.string() }), { minLength: 1 }),
        fc.nat(),
        fc.constantFrom('', ',', ']', '[', '{', '}', '"', '\\', ':', 'x'),
        (rows, place, damage) => {
          const whole = JSON.stringify({ data: rows })
          const at = place % whole.length
          const text = whole.slice(0, at) + damage + whole.slice(at + 1)
          let isJson = true
          try {
            JSON.parse(text)
          } catch {
            isJson = false
          }
          if (isJson) expect(parsed(text)).toEqual(JSON.parse(text))
          else expect(() => read(inParts(text, 7))).toThrow(SyntaxError)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
