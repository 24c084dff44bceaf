import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { App } from '../../src/app/App'
import type { EndpointName } from '../../src/contract/endpoints'
import type { Console } from '../../src/hooks/useConsole'
import { createScenario, type StoryScenario, type ScenarioParameters } from '../support/createScenario'

/** A console in this page, and all that it should not have done. */
export interface MountedConsole {
  scenario: StoryScenario
  /** Errors that reached the browser's console or nobody at all. */
  errors: string[]
  toasts: () => readonly string[]
  /** As the browser's Back does. */
  back: () => void
  /** From now on this call times out at once; nothing does with undefined. */
  hurry: (name: EndpointName | undefined) => void
  tries: (name: EndpointName) => number
  /** Loads the page. */
  open: () => void
  /** Sends the page the events that the browser sends when its tab is closed. */
  putAway: () => void
  close: () => void
}

/** Makes a console over the real server in memory. Nobody waits for seconds: see `timings`. */
export async function mountConsole(parameters: ScenarioParameters): Promise<MountedConsole> {
  let hurried: EndpointName | undefined
  const scenario = await createScenario({
    ...parameters,
    timings: {
      beforeRetry: (milliseconds) => milliseconds / 50,
      timeout: (name, milliseconds) => (name === hurried ? 60 : milliseconds),
    },
  })
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  let parts: { console: Console; router: { navigate: (delta: number) => Promise<void> } } | undefined
  let round = 0
  let isClosed = false
  const draw = () => {
    // A reload that was promised may come when the cell is judged already.
    if (isClosed) return
    const booted = scenario.boot(draw)
    parts = booted
    root.render(<App key={++round} {...booted} />)
  }
  const { errors, stop } = watch()
  return {
    scenario,
    errors,
    toasts: () => parts?.console.toaster.list().map(({ message }) => message) ?? [],
    back: () => void parts?.router.navigate(-1),
    hurry: (name) => (hurried = name),
    tries: (name) => scenario.calls.filter((call) => call === name).length,
    open: draw,
    putAway: () => void parts?.console.stores.savedDrafts.settle(),
    close() {
      isClosed = true
      root.unmount()
      place.remove()
      stop()
    },
  }
}

function watch() {
  const errors: string[] = []
  const spy = vi
    .spyOn(console, 'error')
    .mockImplementation(
      (...words: unknown[]) => void errors.push(`console.error: ${words.map(String).join(' ')}`),
    )
  const handleError = (event: ErrorEvent) => {
    // A browser's remark that sizes are observed in the next frame is no error of anybody.
    if (!event.message.startsWith('ResizeObserver')) errors.push(`uncaught: ${event.message}`)
  }
  const handleRejection = (event: PromiseRejectionEvent) =>
    errors.push(`unhandled rejection: ${String(event.reason)}`)
  window.addEventListener('error', handleError)
  window.addEventListener('unhandledrejection', handleRejection)
  return {
    errors,
    stop() {
      spy.mockRestore()
      window.removeEventListener('error', handleError)
      window.removeEventListener('unhandledrejection', handleRejection)
    },
  }
}
