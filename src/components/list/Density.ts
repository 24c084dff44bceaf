import { createContext } from 'react'

/** How high the rows of tables are, and how to change it. */
export interface DensityChoice {
  isDense: boolean
  onChange: (isDense: boolean) => void
}

/** The user's choice of density; undefined where there is none. */
export const Density = createContext<DensityChoice | undefined>(undefined)
