import * as z from 'zod/mini'
import { limits } from '../limits'

/** A record's id: a whole number from 1 that PostgreSQL's integer can hold. */
export const Id = z.int().check(z.gte(1), z.lte(limits.id))

/** The schemas that `withDefault` made: their only transform is to replace a missing value or null by the default. */
export const hasDefault = new WeakSet<object>()

/** A value that a host may leave out or send as null; it is then what `fallback` returns. */
export function withDefault<S extends z.ZodMiniType>(schema: S, fallback: () => z.output<S>) {
  const lenient = z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<S> => value ?? fallback()),
  )
  hasDefault.add(lenient)
  return lenient
}

/** Text that a host may leave out or send as null; read as ''. */
export const text = withDefault(z.string(), () => '')

/** A flag that a host may leave out or send as null; read as `fallback`. */
export const flag = (fallback: boolean) => withDefault(z.boolean(), () => fallback)

/** A list that a host may leave out or send as null; read as []. */
export const list = <S extends z.ZodMiniType>(item: S) => withDefault(z.array(item), () => [])

/** A related record: `{id, name}`; a bare id is accepted and gets the name '' (decisions, "Answers of the API"). */
export const Related = z.union([
  z.object({ id: Id, name: text }),
  z.pipe(
    Id,
    z.transform((id) => ({ id, name: '' })),
  ),
])
export type Related = z.output<typeof Related>

/** Ids of related records in a row of a list, where the host's list has them; it may send `{id, name}` for each. */
export const relatedIds = z.nullish(
  z.array(
    z.union([
      Id,
      z.pipe(
        z.object({ id: Id }),
        z.transform(({ id }) => id),
      ),
    ]),
  ),
)
