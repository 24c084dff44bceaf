import * as z from 'zod/mini'
import { limits } from '../limits'

/** A record's id: a whole number from 1 that PostgreSQL's integer can hold. */
export const Id = z.int().check(z.gte(1), z.lte(limits.id))

/** Text that a host may leave out or send as null; read as ''. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)

/** A flag that a host may leave out or send as null; read as `fallback`. */
export const flag = (fallback: boolean) =>
  z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? fallback),
  )

/** A list that a host may leave out or send as null; read as []. */
export const list = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((value): z.output<S>[] => value ?? []),
  )

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
