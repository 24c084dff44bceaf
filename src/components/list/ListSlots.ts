import { createContext } from 'react'
import type { ListTable } from './ListTable'

/** Places in the head of a page of a list, into which its table draws its search and its row count. */
export interface Slots {
  /** Null as long as the head is not drawn yet. */
  search: HTMLElement | null
  count: HTMLElement | null
  /** What the page's table shows. */
  table: ListTable
  /** The record that was added here last; another object with each. */
  added: { id: string } | undefined
  /** A record was added; undefined where the host does not say its id. */
  onAdded: (id: number | undefined) => void
  setSearch: (element: HTMLElement | null) => void
  setCount: (element: HTMLElement | null) => void
}

/** The slots of the page's head; undefined outside of a page of a list, where a table has its search above itself. */
export const ListSlots = createContext<Slots | undefined>(undefined)
