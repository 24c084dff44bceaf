import { spyOn } from 'storybook/test'
import { readConfig } from '../../src/config'
import { renderList } from '../../src/prerender/prerenderedList'

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
