import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { applyTheme } from '../components/applyTheme'
import { ToastRegion } from '../components/ToastRegion'
import { ConsoleContext, type Console } from '../hooks/useConsole'

interface AppProps {
  console: Console
  router: RouterProviderProps['router']
}

/** A whole console: its stores and toasts around its router. */
export const App = observer(function App({ console, router }: AppProps) {
  const { theme } = console.stores.preferences
  useEffect(() => applyTheme(theme), [theme])
  return (
    <ConsoleContext.Provider value={console}>
      <RouterProvider router={router} />
      <ToastRegion toaster={console.toaster} />
    </ConsoleContext.Provider>
  )
})
