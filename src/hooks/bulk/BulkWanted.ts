import { createContext } from 'react'

/** Says that many records are about to be changed: what shows the progress is fetched. */
export const BulkWanted = createContext<() => void>(() => undefined)
