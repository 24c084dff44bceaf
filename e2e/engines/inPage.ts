import type * as TestingLibrary from '@testing-library/dom'
import type { reach as reachInPage } from '../../stories/support/reach'

/** Words, or a pattern, as they go to a page. */
export type Words = string | { pattern: string; flags: string }

/** A role; a field by its label; whatever bears a text; a picture or frame in the editor. */
export type Kind = 'field' | 'text' | 'object' | (string & {})

/** What is looked for: `within` looks inside another one alone. */
export interface Target {
  kind: Kind
  name?: Words
  /** Which one of several. */
  nth?: number
  within?: Target
}

/**
 * What the tests of the engines ask of a page. It runs there, beside Testing Library, which finds by role and name alike in
 * every engine: it must not use anything from beyond its own body.
 */
export function makeEyes(library: typeof TestingLibrary, reach: typeof reachInPage) {
  const matcher = (name: Words | undefined) =>
    typeof name === 'object' ? new RegExp(name.pattern, name.flags) : name
  const complaints: string[] = []
  const { error } = console
  console.error = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '))
    error.apply(console, words)
  }
  addEventListener('error', ({ message }) => {
    if (!message.startsWith('ResizeObserver')) complaints.push(message)
  })
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))

  const all = ({ kind, name, within }: Target): HTMLElement[] => {
    const places = within ? all(within).slice(0, 1) : [document.body]
    return places.flatMap((place) => {
      const words = matcher(name)
      // What a picture or a frame of the editor is pressed by.
      if (kind === 'object')
        return [...place.querySelectorAll('[contenteditable=true] :is(img, iframe)')].flatMap(
          ({ parentElement: at }) => at ?? [],
        )
      if (kind === 'text') return library.queryAllByText(place, words ?? /./)
      if (kind === 'field') return library.queryAllByLabelText(place, words ?? /./)
      return library.queryAllByRole(place, kind, words === undefined ? {} : { name: words })
    })
  }
  const one = (target: Target) => all(target)[target.nth ?? 0]
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const shows = (element: HTMLElement) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  return {
    /** How many there are. */
    count: (target: Target) => all(target).length,
    isVisible: (target: Target) => {
      const found = one(target)
      return found !== undefined && shows(found)
    },
    /** Where a hand presses it, or what is in the way. */
    reach: (target: Target) => {
      const found = one(target)
      if (!found) return `There is no ${target.kind} ${JSON.stringify(target.name)}`
      const at = reach(found)
      if (typeof at !== 'string') return at
      found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      return reach(found)
    },
    text: (target: Target) => one(target)?.textContent ?? null,
    html: (target: Target) => one(target)?.innerHTML ?? null,
    /** Words of each item of the lists in it. */
    items: (target: Target) =>
      [...(one(target)?.querySelectorAll('li') ?? [])].map((item) => item.textContent ?? ''),
    attribute: (target: Target, name: string) => one(target)?.getAttribute(name) ?? null,
    value: (target: Target) => {
      const found = one(target)
      return found && 'value' in found ? String(found.value) : (found?.textContent ?? null)
    },
    texts: (target: Target) => all(target).map((element) => element.textContent ?? ''),
    isInWindow: (target: Target) => {
      const { top, bottom } = one(target)?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
      return top >= 0 && bottom <= innerHeight
    },
    /** What has the focus, in words; nothing where nothing has. */
    focused: () => {
      const { activeElement: at } = document
      return !at || at === document.body ? null : named(at)
    },
    isFocused: (target: Target) => {
      const { activeElement: at } = document
      return at !== null && at !== document.body && all(target).includes(at as HTMLElement)
    },
    /** Whether the focus is in there. */
    hasFocus: (target: Target) => one(target)?.contains(document.activeElement) ?? false,
    /** Whether it stands in something smaller that is scrolled, other than the page. */
    isCutOff: (target: Target) => {
      for (let at = one(target)?.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowY === 'auto' && at.scrollHeight > at.clientHeight) return true
      return false
    },
    /** Marks it so that the driver finds it. */
    mark: (target: Target, mark: string) => one(target)?.setAttribute('data-engine', mark),
    complaints: () => complaints,
  }
}

export type Eyes = ReturnType<typeof makeEyes>
