import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../contract/endpoints'
import { unchangedByParsing } from './unchangedByParsing'
import { rowSchemaOf } from './readRows'

const rowSchemas = Object.entries(endpoints).flatMap(([name, endpoint]) => {
  const schema = rowSchemaOf(endpoint)
  return schema ? [[name, schema] as const] : []
})

/** Values of JSON that fit a schema, `withInvalid`: at each place, now and then, one that does not. */
function valuesOf(schema: z.core.$ZodType, withInvalid: boolean): fc.Arbitrary<unknown> {
  const fitting = fittingOf(schema as z.core.$ZodTypes, withInvalid)
  if (!withInvalid) return fitting
  return fc.oneof(
    { weight: 30, arbitrary: fitting },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(null, undefined, 0, -1, 1.5, 2 ** 31, '', 'a', true, [], {}),
    },
  )
}

function fittingOf({ _zod: { def } }: z.core.$ZodTypes, withInvalid: boolean): fc.Arbitrary<unknown> {
  switch (def.type) {
    case 'string':
      return fc.string()
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: 1, max: 2 ** 31 - 1 })
    case 'nullable':
    case 'optional':
      return valuesOf(def.innerType, withInvalid)
    case 'pipe':
      return valuesOf(def.in, withInvalid)
    case 'array':
      return fc.array(valuesOf(def.element, withInvalid), { maxLength: 3 })
    case 'union':
      return withInvalid
        ? fc.oneof(...def.options.map((option) => valuesOf(option, withInvalid)))
        : valuesOf(def.options[0] as z.core.$ZodType, withInvalid)
    case 'record':
      return fc.dictionary(fc.string(), valuesOf(def.valueType, withInvalid))
    case 'object': {
      const fields = Object.entries(def.shape).map(
        ([name, field]) => [name, valuesOf(field, withInvalid)] as const,
      )
      const others = ['other', 'toString', '__proto__'].map((name) => [name, fc.constant(1)] as const)
      const whole = fc.record(Object.fromEntries(fields), withInvalid ? { requiredKeys: [] } : {})
      // As text, so that a field may be named like the prototype, as JSON allows.
      return fc
        .tuple(whole, withInvalid ? fc.option(fc.constantFrom(...others), { freq: 20 }) : fc.constant(null))
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
  const isUnchanged = unchangedByParsing(schema)

  it('are used without parsing only if parsing would return an equal row', () => {
    fc.assert(
      fc.property(valuesOf(schema, true), (row) => {
        const parsed = z.safeParse(schema, row)
        if (isUnchanged(row)) expect(parsed).toEqual({ success: true, data: row })
      }),
      { numRuns: 400 },
    )
  })
})

const complete = rowSchemas.filter(([name]) =>
  ['projectList', 'tagList', 'articleList', 'categoryList'].includes(name),
)
it.each(complete)('valid rows of %s with all fields are not parsed', (_, schema) => {
  const isUnchanged = unchangedByParsing(schema)
  fc.assert(fc.property(valuesOf(schema, false), (row) => isUnchanged(row)))
})

it.each([
  ['a text in the wrong format', z.email(), 'nobody'],
  ['a text that is too long', z.string().check(z.maxLength(1)), 'ab'],
  ['a list that is too long', z.array(z.int()).check(z.maxLength(1)), [1, 2]],
  ['a number out of range', z.int().check(z.gt(1)), 1],
  ['a number that is not whole', z.int(), 1.5],
  ['a text that is converted to a number', z.coerce.number(), '1'],
  ['a number that is converted to a text', z.coerce.string(), 1],
  ['a text that is trimmed', z.string().check(z.trim()), ' a'],
  ['a text that is transformed', z.pipe(z.string(), z.transform(Number)), '1'],
  ['a later option of a union', z.union([z.pipe(z.string(), z.transform(Number)), z.string()]), '1'],
  ['an unknown field', z.object({ id: z.int() }), { id: 1, name: 'a' }],
  ['a list in place of an object', z.object({ id: z.optional(z.int()) }), []],
])('does not accept %s', (_, schema, value) => {
  expect(unchangedByParsing(schema)(value)).toBe(false)
})
