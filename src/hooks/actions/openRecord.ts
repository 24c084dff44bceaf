import { observable, runInAction } from 'mobx'
import type { MenuEntry } from '../../components/menu/MenuEntry'
import type { Stores } from '../../stores/createStores'
import { perConsole } from '../../stores/perConsole'

/** The record whose page is open, for the palette. */
export interface OpenRecord {
  name: string
  /** Its commands; their code is fetched when they are asked for. */
  entries: () => Promise<readonly MenuEntry[]>
}

const boxOf = perConsole(() => observable.box<OpenRecord | undefined>(undefined, { deep: false }))

/** The record whose page is open; to be read inside an observer. */
export const openRecordOf = (stores: Stores): OpenRecord | undefined => boxOf(stores).get()

/** The page of this record is open. Returns how to say that it is left. */
export function setOpenRecord(stores: Stores, record: OpenRecord): () => void {
  const box = boxOf(stores)
  runInAction(() => box.set(record))
  return () => {
    if (box.get() === record) runInAction(() => box.set(undefined))
  }
}
