import type { BulkJob } from '../../stores/bulk/BulkJob'
import type { Undoing } from '../../stores/bulk/undoItems'
import { countWord } from '../../contract/words'

/** Whether Undo of an import does anything. */
export const mayTakeBack = ({ changed, adds }: Undoing): boolean => changed > 0 || adds !== 'stay'

/** What Undo of an import does where that is not all, or has done; undefined where there is nothing to be said. */
export function importNote({ order }: Pick<BulkJob, 'order'>, what: Undoing): string | undefined {
  const { many } = order.noun
  if (order.change === undefined)
    return what.adds === 'inactive'
      ? 'Added projects are inactive now: no project can be removed.'
      : undefined
  if (what.added === 0 || what.adds === 'removed') return undefined
  if (what.adds === 'inactive')
    return `Undo makes the ${countWord(what.added)} added inactive: no project can be removed.`
  if (what.changed === 0) return `There is no Undo for what was added: this host can't remove ${many}.`
  return `Undo takes back the ${countWord(what.changed)} changed. The ${countWord(what.added)} added stay: this host can't remove ${many}.`
}
