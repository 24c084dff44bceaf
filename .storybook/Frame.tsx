import type { ReactNode } from 'react'
import { VisuallyHidden } from '../src/components/text/VisuallyHidden'

interface FrameProps {
  /** What the story is about. */
  title: string
  children: ReactNode
}

/** A component alone is no page: this is the landmark and the heading that its page would have. Nothing of it shows. */
export function Frame({ title, children }: FrameProps) {
  return (
    <main>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {children}
    </main>
  )
}
