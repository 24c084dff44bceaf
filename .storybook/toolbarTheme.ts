import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'

interface GlobalsUpdate {
  globals?: { theme?: unknown }
}

/** The theme that is chosen in the toolbar; documentation pages have no story to read it from. */
export function useToolbarTheme(): 'light' | 'dark' {
  const channel = addons.getChannel()
  const [update, setUpdate] = useState<GlobalsUpdate | undefined>(() => {
    const [last] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as GlobalsUpdate[]
    return last
  })
  useEffect(() => {
    // Not `setGlobals` as well: stories in frames say that of themselves.
    channel.on('globalsUpdated', setUpdate)
    return () => channel.off('globalsUpdated', setUpdate)
  }, [channel])
  return update?.globals?.theme === 'dark' ? 'dark' : 'light'
}
