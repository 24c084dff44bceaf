import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

const Container = lazy(() => import('./BookContainer').then((module) => ({ default: module.BookContainer })))

/** The frame of documentation pages, fetched with the first of them: stories and their tests do without. */
export const Book = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
)
