import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../contract/endpoints'
import { passesAsIs } from './passesAsIs'
import { rowSchemaOf } from './readRows'

const rowSchemas = Object.entries(endpoints).flatMap(([name, endpoint]) => {
  const schema = rowSchemaOf(endpoint)
  return schema ? [[name, schema] as const] : []
})

/** Values of JSON that fit a schema, with some that do not wherever `spoilt` says so. */
function valuesOf(schema: z.core.$ZodType, spoilt: boolean): fc.Arbitrary<unknown> {
  const fitting = fittingOf(schema as z.core.$ZodTypes, spoilt)
  if (!spoilt) return fitting
  return fc.oneof(
    { weight: 30, arbitrary: fitting },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(null, undefined, 0, -1, 1.5, 2 ** 31, '', 'a', true, [], {}),
    },
  )
}

function fittingOf({ _zod: { def } }: z.core.$ZodTypes, spoilt: boolean): fc.Arbitrary<unknown> {
  switch (def.type) {
    case 'string':
      return fc.string()
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: 1, max: 2 ** 31 - 1 })
    case 'nullable':
    case 'optional':
      return valuesOf(def.innerType, spoilt)
    case 'pipe':
      return valuesOf(def.in, spoilt)
    case 'array':
      return fc.array(valuesOf(def.element, spoilt), { maxLength: 3 })
    case 'union':
      return spoilt
        ? fc.oneof(...def.options.map((option) => valuesOf(option, spoilt)))
        : valuesOf(def.options[0] as z.core.$ZodType, spoilt)
    case 'record':
      return fc.dictionary(fc.string(), valuesOf(def.valueType, spoilt))
    case 'object': {
      const fields = Object.entries(def.shape).map(
        ([name, field]) => [name, valuesOf(field, spoilt)] as const,
      )
      const others = ['other', 'toString', '__proto__'].map((name) => [name, fc.constant(1)] as const)
      const whole = fc.record(Object.fromEntries(fields), spoilt ? { requiredKeys: [] } : {})
      // As text, so that a field may be named like the prototype, as JSON allows.
      return fc
        .tuple(whole, spoilt ? fc.option(fc.constantFrom(...others), { freq: 20 }) : fc.constant(null))
        .map(([value, other]) => {
          const text = JSON.stringify(value)
          if (!other) return JSON.parse(text) as unknown
          return JSON.parse(`${text === '{}' ? '{' : `${text.slice(0, -1)},`}"${other[0]}":1}`) as unknown
        })
    }
    default:
      throw new Error(`No values of a schema of the kind ${def.type}`)
  }
}

describe.each(rowSchemas)('rows of %s', (_, schema) => {
  const isAsWanted = passesAsIs(schema)

  it('pass where parsing would only copy them, and never where it refuses or changes them', () => {
    fc.assert(
      fc.property(valuesOf(schema, true), (row) => {
        const parsed = z.safeParse(schema, row)
        if (isAsWanted(row)) expect(parsed).toEqual({ success: true, data: row })
      }),
      { numRuns: 400 },
    )
  })
})

const whole = rowSchemas.filter(([name]) =>
  ['projectList', 'tagList', 'articleList', 'categoryList'].includes(name),
)
it.each(whole)('whole rows of %s pass without being parsed', (_, schema) => {
  const isAsWanted = passesAsIs(schema)
  fc.assert(fc.property(valuesOf(schema, false), (row) => isAsWanted(row)))
})

it.each([
  ['a text that is not of its form', z.email(), 'nobody'],
  ['a text that is too long', z.string().check(z.maxLength(1)), 'ab'],
  ['a list that is too long', z.array(z.int()).check(z.maxLength(1)), [1, 2]],
  ['a number out of an open range', z.int().check(z.gt(1)), 1],
  ['a number that is not whole', z.int(), 1.5],
  ['a number of any kind', z.number().check(z.multipleOf(2)), 3],
  [
    'a later option, when an earlier one changes it',
    z.union([
      z.pipe(
        z.string(),
        z.transform(() => 1),
      ),
      z.string(),
    ]),
    'a',
  ],
  [
    'a value that is changed',
    z.pipe(
      z.string(),
      z.transform((value) => value.trim()),
    ),
    ' a',
  ],
  ['a field that no schema names', z.object({ id: z.int() }), { id: 1, name: 'a' }],
  ['a list in place of an object', z.object({ id: z.optional(z.int()) }), []],
])('does not pass %s', (_, schema, value) => {
  expect(passesAsIs(schema)(value)).toBe(false)
})
