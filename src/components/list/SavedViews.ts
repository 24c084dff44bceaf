import { createContext } from 'react'

/** What a list can do to keep its search, filters and order under a name. */
export interface SavedViewsOfList {
  /** Name of the view that is saved of this query; undefined where none is. */
  nameOf: (query: string) => string | undefined
  save: (query: string, name: string) => void
  remove: (query: string) => void
}

/** The user's saved views of the list on screen; undefined where there is no place for them. */
export const SavedViews = createContext<SavedViewsOfList | undefined>(undefined)
