import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, type PropsWithChildren } from 'react'
import { create } from 'storybook/theming/create'
import { applyTheme } from '../src/components/layout/applyTheme'
import { tokens } from '../stories/docs/tokens/tokens'
import './book.css'
import { managerTheme } from './managerTheme'
import { useToolbarTheme } from './toolbarTheme'

/** Draws the book in the toolbar's theme, text and frames as well as what it shows. */
export function BookContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme()
  useEffect(() => applyTheme(theme), [theme])
  // Where Storybook's blocks look for the address of a story that stands in a frame; axe has its own run.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=theme:${theme};a11y.manual:!true` })
  return (
    <DocsContainer key={theme} {...props} theme={create(managerTheme(tokens, theme, ''))}>
      {children}
    </DocsContainer>
  )
}
