import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'

interface Told {
  globals?: { theme?: unknown }
}

/** The theme that the toolbar stands at; documentation pages have no story that would tell. */
export function useToolbarTheme(): 'light' | 'dark' {
  const channel = addons.getChannel()
  const [told, setTold] = useState<Told | undefined>(() => {
    const [last] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as Told[]
    return last
  })
  useEffect(() => {
    // Not `setGlobals` as well: stories in frames say that of themselves.
    channel.on('globalsUpdated', setTold)
    return () => channel.off('globalsUpdated', setTold)
  }, [channel])
  return told?.globals?.theme === 'dark' ? 'dark' : 'light'
}
