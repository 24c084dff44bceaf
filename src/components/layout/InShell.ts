import { createContext } from 'react'

/** Whether a screen stands inside the main layout, which has the page's one `main` landmark already. */
export const InShell = createContext(false)
