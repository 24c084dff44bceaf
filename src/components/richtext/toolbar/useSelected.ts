import { useSyncExternalStore } from 'react'
import { objectAt } from '../../../richtext/objectAt'
import type { EditorModel } from '../EditorModel'

/** Whether the object at a place of a line is selected as one. */
export function useSelected(model: EditorModel, key: string, offset: number): boolean {
  return useSyncExternalStore(model.subscribe, () => {
    const object = objectAt(model.state)
    return object?.key === key && object.offset === offset
  })
}
