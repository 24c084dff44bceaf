import { useLayoutEffect, useRef } from 'react'
import { spyOn } from 'storybook/test'
import { ScreenPlaceholder } from '../../src/app/ScreenPlaceholder'
import { readConfig } from '../../src/config'
import { renderList } from '../../src/prerender/prerenderedList'

interface PaintedProps {
  /** The template of the page (`pageTemplate`). */
  html: string
  /** Makes of what the template holds what is painted. */
  fill: (painted: HTMLElement) => void
}

/** What the page of the build paints, above a console that is on its way. */
export function Painted({ html, fill }: PaintedProps) {
  const painted = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    painted.current!.replaceChildren(...page.body.childNodes)
    fill(painted.current!)
  })
  return (
    <>
      <div ref={painted} id="painted" />
      <ScreenPlaceholder />
    </>
  )
}

/** What is painted in the story. */
export const painted = () => document.querySelector<HTMLElement>('#painted')!

/** The names of the painted sidebar's entries. */
export const entries = () => [...painted().querySelectorAll('nav a')].map((link) => link.textContent)

let drawn: Promise<string> | undefined

/** The template of the page, drawn once. React's development build says of each layout effect that it is not run: it is not meant to be. */
export function pageTemplate(): Promise<string> {
  const { error } = console
  const spy = spyOn(console, 'error').mockImplementation((said: unknown, ...more: unknown[]) => {
    if (!String(said).includes('useLayoutEffect does nothing on the server')) error(said, ...more)
  })
  drawn ??= renderList(readConfig({}))
  return drawn.finally(() => spy.mockRestore())
}
