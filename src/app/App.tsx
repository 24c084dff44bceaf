import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import type { Console } from '../hooks/useConsole'
import { ConsoleFrame } from './ConsoleFrame'

interface AppProps {
  console: Console
  router: RouterProviderProps['router']
}

/** A whole console around its router. */
export function App({ console, router }: AppProps) {
  return (
    <ConsoleFrame console={console}>
      {/* In a transition the drawing is parted in slices of 5 ms, between which frames and answers take as long again. */}
      <RouterProvider router={router} useTransitions={false} />
    </ConsoleFrame>
  )
}
