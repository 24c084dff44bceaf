import { useEffect, type ReactNode } from 'react'
import { applyTheme } from '../components/layout/applyTheme'
import { ToastRegion } from '../components/feedback/ToastRegion'
import { ConsoleContext, type Console } from '../hooks/useConsole'
import { useObserved } from '../hooks/useObserved'

/** What every screen stands in: the console's parts, its theme and its toasts. */
export function ConsoleFrame(props: { console: Console; children: ReactNode }) {
  const { preferences } = props.console.stores
  const theme = useObserved(() => preferences.theme)
  useEffect(() => applyTheme(theme), [theme])
  return (
    <ConsoleContext.Provider value={props.console}>
      {props.children}
      <ToastRegion toaster={props.console.toaster} />
    </ConsoleContext.Provider>
  )
}
