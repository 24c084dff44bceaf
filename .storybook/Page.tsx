import { lazy, Suspense } from 'react'

const ComponentPage = lazy(() =>
  import('../stories/docs/ComponentPage').then((module) => ({ default: module.ComponentPage })),
)

/** A component's documentation page, fetched with the first of them: stories and their tests do without. */
export const Page = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
)
