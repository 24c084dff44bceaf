import type { ReactNode } from 'react'
import { MoveRows } from '../../components/move/MoveRows'
import { branchOf } from '../../components/picker/optionTree'
import { noParent } from '../../contract/limits'
import { useFix } from '../useFix'
import type { NodeKind, TreeRecord } from './nodeKind'

interface MoveNodesProps {
  kind: NodeKind
  records: readonly TreeRecord[]
  children: ReactNode
}

/** Gives categories or language stacks another parent by drag or by keys, with Undo. */
export function MoveNodes({ kind, records, children }: MoveNodesProps) {
  const { fix, isBusy } = useFix()
  const find = (key: string | null) => records.find(({ id }) => String(id) === key)
  const parentOf = (to: string | null) => (to === null ? noParent : Number(to))
  return (
    <MoveRows
      nameOf={(key) => find(key)?.name ?? ''}
      mayMove={(key, to) => {
        const node = find(key)
        const parentId = parentOf(to)
        if (!node || isBusy || node.parentId === parentId) return false
        return !branchOf(node.id, records).has(parentId)
      }}
      onMove={(key, to) => {
        const node = find(key)
        if (!node) return
        void fix({
          kind: kind.form,
          id: node.id,
          name: node.name,
          set: { parentId: parentOf(to) },
          said: to === null ? 'Moved to the top' : `Moved below ${find(to)?.name ?? ''}`,
        })
      }}
    >
      {children}
    </MoveRows>
  )
}
