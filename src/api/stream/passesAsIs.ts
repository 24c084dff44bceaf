import type * as z from 'zod/mini'
import { keepsValue } from '../../contract/fields/lenient'

type Test = (value: unknown) => boolean

/** Of a kind of schema that is not told apart here. */
const never: Test = () => false

/**
 * Makes a test of whether a value of JSON passes a schema as it is, so that parsing would do no more than copy it: a tenth of what
 * parsing costs, as nothing is made on the way. It may say no of a value that passes, as of one that parsing changes; it never says
 * yes of a value that parsing refuses or changes.
 */
export function passesAsIs(schema: z.core.$ZodType): Test {
  const def = defOf(schema as z.core.$ZodTypes)
  if (def.type === 'number') return passesNumber(def)
  if (def.checks?.length) return never
  switch (def.type) {
    case 'string':
      return def.coerce || 'format' in def ? never : (value) => typeof value === 'string'
    case 'boolean':
      return def.coerce ? never : (value) => typeof value === 'boolean'
    case 'nullable': {
      const inner = passesAsIs(def.innerType)
      return (value) => value === null || inner(value)
    }
    case 'optional': {
      const inner = passesAsIs(def.innerType)
      return (value) => value === undefined || inner(value)
    }
    case 'array': {
      const item = passesAsIs(def.element)
      return (value) => Array.isArray(value) && value.every(item)
    }
    case 'object':
      return passesObject(def.shape)
    case 'union':
      // The first option that passes counts: of a later one the earlier ones would have to be asked first.
      return def.options[0] ? passesAsIs(def.options[0]) : never
    case 'pipe': {
      if (!keepsValue.has(schema)) return never
      const inner = passesAsIs(def.in)
      return (value) => value !== null && value !== undefined && inner(value)
    }
    default:
      return never
  }
}

const defOf = ({ _zod: { def } }: z.core.$ZodTypes) => def

function passesNumber(def: z.core.$ZodNumberDef): Test {
  const bounds = (def.checks ?? []).map(boundOf)
  if (def.coerce || !('format' in def) || def.format !== 'safeint' || bounds.includes(never)) return never
  return (value) => Number.isSafeInteger(value) && bounds.every((isWithin) => isWithin(value))
}

function boundOf({ _zod: check }: z.core.$ZodCheck<never>): Test {
  const def = check.def as z.core.$ZodCheckGreaterThanDef | z.core.$ZodCheckLessThanDef
  const { value: bound, inclusive } = def
  if (typeof bound !== 'number' || !inclusive) return never
  if (def.check === 'greater_than') return (value) => (value as number) >= bound
  if (def.check === 'less_than') return (value) => (value as number) <= bound
  return never
}

/** An object with these fields and no others, as parsing leaves out what the schema does not name. */
function passesObject(shape: Readonly<Record<string, z.core.$ZodType>>): Test {
  const fields = new Map(Object.entries(shape).map(([name, schema]) => [name, passesAsIs(schema)]))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    for (const name in value) if (!fields.has(name)) return false
    for (const [name, passes] of fields) {
      const field = (value as Readonly<Record<string, unknown>>)[name]
      if (!passes(field)) return false
    }
    return true
  }
}
