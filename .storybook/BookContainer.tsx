import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'
import { applyTheme } from '../src/components/layout/applyTheme'
import './book.css'

interface Told {
  globals?: { theme?: unknown }
}

/** The theme that the toolbar stands at; documentation pages have no story that would tell. */
function useToolbarTheme(): 'light' | 'dark' {
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

/** Draws the book in the toolbar's theme, text and frames as well as what it shows. */
export function BookContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme()
  useEffect(() => applyTheme(theme), [theme])
  // Where Storybook's blocks look for the address of a story that stands in a frame; axe has its own run.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=theme:${theme};a11y.manual:!true` })
  return (
    <DocsContainer key={theme} {...props} theme={themes[theme]}>
      {children}
    </DocsContainer>
  )
}
