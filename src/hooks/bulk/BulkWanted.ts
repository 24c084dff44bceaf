import { createContext } from 'react'

/** Says that what stands over all screens is about to be used: the progress of a change, or the question about a removal. */
export const BulkWanted = createContext<() => void>(() => undefined)
