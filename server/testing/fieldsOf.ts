import * as z from 'zod/mini'
import { endpointNames, endpoints, type EndpointName } from '../../src/contract/endpoints'

/** A field of a body: an entry point for anyone who sends it. */
export interface Field {
  name: EndpointName
  field: string
  schema: z.ZodMiniType
  /** What it is by its schema: `string`, `array`, `number` … */
  kind: string
}

interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  options?: readonly z.ZodMiniType[]
}
const defOf = (schema: z.ZodMiniType) => schema.def as unknown as Def

function inBody(schema: z.ZodMiniType): [string, z.ZodMiniType][] {
  const { shape, options } = defOf(schema)
  if (shape) return Object.entries(shape)
  return [...new Map((options ?? []).flatMap(inBody))]
}

/** Every field of every body of the table of endpoints, in whichever form of the body it stands. */
export const fields: readonly Field[] = endpointNames.flatMap((name) => {
  const row = endpoints[name]
  if (!('body' in row) || row.body === 'file') return []
  return inBody(row.body).map(([field, schema]) => ({ name, field, schema, kind: defOf(schema).type }))
})

/** The most characters or entries of a field, as the API document states them. */
export function longest(schema: z.ZodMiniType): number | undefined {
  const { maxLength, maxItems } = z.toJSONSchema(schema) as { maxLength?: number; maxItems?: number }
  return maxLength ?? maxItems
}
