import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'
import { applyTheme } from '../src/components/applyTheme'
import './book.css'

interface Told {
  globals?: { theme?: unknown }
}

const names = ['globalsUpdated', 'setGlobals'] as const

/** The theme that the toolbar stands at; documentation pages have no story that would tell. */
function useToolbarTheme(): 'light' | 'dark' {
  const channel = addons.getChannel()
  const [told, setTold] = useState<Told | undefined>(() => {
    const last = names.map((name) => (channel.last(name) as Told[] | undefined)?.[0])
    return last.find((one) => one?.globals)
  })
  useEffect(() => {
    for (const name of names) channel.on(name, setTold)
    return () => {
      for (const name of names) channel.off(name, setTold)
    }
  }, [channel])
  return told?.globals?.theme === 'dark' ? 'dark' : 'light'
}

/** Draws the book in the toolbar's theme, text and frames as well as what it shows. */
export function BookContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme()
  useEffect(() => applyTheme(theme), [theme])
  return (
    <DocsContainer {...props} theme={themes[theme]}>
      {children}
    </DocsContainer>
  )
}
