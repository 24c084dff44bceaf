import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { applyTheme } from '../components/layout/applyTheme'
import { ToastRegion } from '../components/feedback/ToastRegion'
import { ConsoleContext, type Console } from '../hooks/useConsole'

/** What every screen stands in: the console's parts, its theme and its toasts. */
export const ConsoleFrame = observer(function ConsoleFrame(props: { console: Console; children: ReactNode }) {
  const { theme } = props.console.stores.preferences
  useEffect(() => applyTheme(theme), [theme])
  return (
    <ConsoleContext.Provider value={props.console}>
      {props.children}
      <ToastRegion toaster={props.console.toaster} />
    </ConsoleContext.Provider>
  )
})
