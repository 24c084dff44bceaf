import * as z from 'zod/mini'
import { hasDefault } from '../../contract/fields/lenient'

type Predicate = (value: unknown) => boolean

/**
 * Returns a predicate that is true if parsing by `schema` would return an equal value. Such a value can be used without parsing, which
 * copies each object and list in it. False if parsing would fail or change the value, and for some values that it would not change:
 * those are parsed. Values are those of JSON.
 */
export function unchangedByParsing(schema: z.core.$ZodType): Predicate {
  const def = defOf(schema as z.core.$ZodTypes)
  // Checks of a text or a list, like its length, are left to zod.
  switch (def.checks?.length ? undefined : def.type) {
    case 'string':
    case 'boolean':
      // Unless it has a format, or converts other values.
      if (Object.keys(def).length > 1) break
      return (value) => typeof value === def.type
    case 'object':
      return unchangedObject((def as z.core.$ZodObjectDef).shape)
    case 'array': {
      const isUnchanged = unchangedByParsing((def as z.core.$ZodArrayDef).element)
      return (value) => Array.isArray(value) && value.every(isUnchanged)
    }
    case 'nullable':
    case 'optional': {
      const missing = def.type === 'nullable' ? null : undefined
      const isUnchanged = unchangedByParsing((def as z.core.$ZodNullableDef).innerType)
      return (value) => value === missing || isUnchanged(value)
    }
    case 'union': {
      // zod takes the first option that fits.
      const [first] = (def as z.core.$ZodUnionDef).options
      return first ? unchangedByParsing(first) : () => false
    }
    case 'pipe': {
      if (!hasDefault.has(schema)) break
      const isUnchanged = unchangedByParsing((def as z.core.$ZodPipeDef).in)
      return (value) => value !== null && value !== undefined && isUnchanged(value)
    }
  }
  return (value) => {
    const parsed = z.safeParse(schema, value)
    return parsed.success && parsed.data === value
  }
}

const defOf = ({ _zod: { def } }: z.core.$ZodTypes) => def

/** For an object with the fields of the schema and no others: parsing leaves out what the schema does not name. */
function unchangedObject(shape: Readonly<Record<string, z.core.$ZodType>>): Predicate {
  const fields = new Map(Object.entries(shape).map(([name, schema]) => [name, unchangedByParsing(schema)]))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const object = value as Readonly<Record<string, unknown>>
    for (const name in object) if (!fields.has(name)) return false
    for (const [name, isUnchanged] of fields) if (!isUnchanged(object[name])) return false
    return true
  }
}
