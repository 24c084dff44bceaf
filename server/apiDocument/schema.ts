import * as z from 'zod/mini'

export type Json = Readonly<Record<string, unknown>>

/** A shape of the contract as JSON Schema. */
export function schema(shape: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...printed } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const sent = io === 'output' ? sentShape(zodSchema) : undefined
      if (!sent) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      Object.assign(jsonSchema, schema(sent, io))
    },
  })
  return printed
}

/**
 * The contract reads leniently what a host may leave out or send as null, or as bare ids; this server sends the whole.
 * Returns the shape that it sends, or undefined where the schema says that already.
 */
function sentShape({ _zod: { def } }: z.core.$ZodTypes): z.core.$ZodType | undefined {
  if (def.type === 'pipe' && isTransform(def.out)) return withoutNothing(def.in)
  if (def.type !== 'union') return undefined
  const whole = def.options.filter((option) => !isRewritten(option))
  return whole.length === 1 && whole.length < def.options.length ? whole[0] : undefined
}

const kind = ({ _zod: { def } }: z.core.$ZodType) =>
  def as z.core.$ZodTypeDef & { out?: z.core.$ZodType; innerType?: z.core.$ZodType }
const isTransform = (schema: z.core.$ZodType): boolean => kind(schema).type === 'transform'

function isRewritten(schema: z.core.$ZodType): boolean {
  const { out } = kind(schema)
  return out !== undefined && isTransform(out)
}

/** The shape inside `nullish`. */
function withoutNothing(schema: z.core.$ZodType): z.core.$ZodType {
  const { type, innerType } = kind(schema)
  return innerType && (type === 'optional' || type === 'nullable') ? withoutNothing(innerType) : schema
}
