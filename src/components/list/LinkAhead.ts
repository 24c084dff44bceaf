import { createContext } from 'react'

/** Gets the path of a link that somebody is about to follow, so that what stands there can be asked for at once. */
export const LinkAhead = createContext<((path: string) => void) | undefined>(undefined)
