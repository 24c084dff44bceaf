import { updatedAt } from './contentLists'
import type { WrittenList } from './writtenLists'
import type { Readers } from './writtenRows'

/** A list as each kind of readers is answered it; `more` are the columns that staff alone is answered. */
export function listsFor(
  list: Pick<WrittenList, 'name' | 'isWhole'>,
  select: (from: string, more: string) => string,
): Readonly<Record<Readers, WrittenList>> {
  const listFor = (variant: Readers, more: string): WrittenList => ({
    ...list,
    variant,
    select: (from) => select(from, more),
  })
  return { staff: listFor('staff', `, ${updatedAt(list.name)}`), everybody: listFor('everybody', '') }
}
