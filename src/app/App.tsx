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
      <RouterProvider router={router} />
    </ConsoleFrame>
  )
}
