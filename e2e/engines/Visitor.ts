import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { reach } from '../../stories/support/reach'
import { readKeys } from '../../tools/visual/readKeys'
import { until } from '../support/until'
import { makeEyes, type Eyes, type Kind, type Target, type Words } from './inPage'
import type { Tab } from './Tab'

/** A target as tests write it down. */
export interface Wanted {
  kind: Kind
  name?: string | RegExp
  nth?: number
  within?: Wanted
}

/** Looks for an element by its role, or a field by its label, or a text. */
export const the = (
  kind: Kind,
  name?: string | RegExp,
  more: Pick<Wanted, 'nth' | 'within'> = {},
): Wanted => ({
  kind,
  name,
  ...more,
})

const words = (name: string | RegExp): Words =>
  typeof name === 'string' ? name : { pattern: name.source, flags: name.flags }

const toTarget = ({ kind, name, nth, within }: Wanted): Target => ({
  kind,
  ...(name !== undefined && { name: words(name) }),
  ...(nth !== undefined && { nth }),
  ...(within && { within: toTarget(within) }),
})

const library = await readFile(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
/** Gives a page the eyes of the tests; runs in it. */
const opening = `(() => {
  const module = undefined, exports = undefined, define = undefined
  ;(function () { ${library} }).call(globalThis)
  window.engineEyes = (${makeEyes})(globalThis.TestingLibraryDom, ${reach})
  return true
})()`

type Question = keyof Eyes

/**
 * Somebody at a tab of any engine, with a hand, a keyboard and eyes. The hand presses what a person reaches alone (`reach`);
 * keys go to what has the focus. Everything waits until it is so, and throws a sentence when it does not become so.
 */
export class Visitor {
  constructor(readonly tab: Tab) {}

  /** Asks the page. Throws while it is loading. */
  async ask<Q extends Question>(question: Q, ...given: Parameters<Eyes[Q]>): Promise<ReturnType<Eyes[Q]>> {
    const asked = `window.engineEyes ? { answer: window.engineEyes.${question}(...${JSON.stringify(given)}) } : null`
    for (let round = 0; round < 2; round++) {
      const found = (await this.tab.evaluate(asked)) as { answer: ReturnType<Eyes[Q]> } | null
      if (found) return found.answer
      await this.tab.evaluate(opening)
    }
    throw new Error('The page cannot be asked')
  }

  /** Waits until this shows. */
  async sees(kind: Kind, name?: string | RegExp, more?: Pick<Wanted, 'nth' | 'within'>): Promise<void> {
    const target = toTarget(the(kind, name, more))
    await until(() => this.ask('isVisible', target), `No ${kind} ${String(name)} shows`)
  }

  /** Waits until this is gone. */
  async seesNo(kind: Kind, name?: string | RegExp, more?: Pick<Wanted, 'nth' | 'within'>): Promise<void> {
    const target = toTarget(the(kind, name, more))
    await until(async () => !(await this.ask('isVisible', target)), `The ${kind} ${String(name)} still shows`)
  }

  /** Waits for the heading by which one knows a screen. */
  seesHeading = (name: string | RegExp) => this.sees('heading', name)

  /** Waits for a message among the notifications. */
  async seesToast(text: string | RegExp): Promise<void> {
    await this.sees('text', text, { within: the('region', 'Notifications') })
  }

  /** Waits until this is so. */
  waits = async (fact: string | (() => string), isSo: () => Promise<boolean>): Promise<void> =>
    void (await until(isSo, () => `It is not so that ${typeof fact === 'string' ? fact : fact()}`))

  /** Another tab of the same browser. */
  another = async (): Promise<Visitor> => new Visitor(await this.tab.another())

  /** Whether this shows in the window, not scrolled out of it. */
  async isInWindow(kind: Kind, name?: string | RegExp): Promise<boolean> {
    return (
      (await this.ask('isVisible', toTarget(the(kind, name)))) &&
      (await this.ask('isInWindow', toTarget(the(kind, name))))
    )
  }

  texts = (kind: Kind, name?: string | RegExp) => this.ask('texts', toTarget(the(kind, name)))
  label = (wanted: Wanted, attribute = 'aria-label') =>
    until(() => this.ask('attribute', toTarget(wanted), attribute), `The ${wanted.kind} has no ${attribute}`)
  count = (kind: Kind, name?: string | RegExp) => this.ask('count', toTarget(the(kind, name)))
  value = (kind: Kind, name: string | RegExp) => this.ask('value', toTarget(the(kind, name)))
  html = (kind: Kind, name: string | RegExp) => this.ask('html', toTarget(the(kind, name)))

  /** Waits until a field holds this. */
  async holds(kind: Kind, name: string | RegExp, expected: string): Promise<void> {
    let last: string | null = null
    await until(
      async () => (last = await this.value(kind, name)) === expected,
      () => `The ${kind} ${String(name)} holds “${last}” instead of “${expected}”`,
    )
  }

  /** Waits until an editor holds a list of these items, and no others. */
  async seesItems(editor: string, expected: readonly string[]): Promise<void> {
    let last: readonly string[] = []
    await until(
      async () => {
        last = await this.ask('items', toTarget(the('textbox', editor)))
        return JSON.stringify(last) === JSON.stringify(expected)
      },
      () => `The list in ${editor} is ${JSON.stringify(last)} instead of ${JSON.stringify(expected)}`,
    )
  }

  /** Presses what a hand reaches, once or more often. Throws what is in the way. */
  async press(
    kind: Kind,
    name?: string | RegExp,
    more?: Pick<Wanted, 'nth' | 'within'>,
    times = 1,
  ): Promise<void> {
    const target = toTarget(the(kind, name, more))
    let last: unknown = ''
    const at = await until(
      async () => {
        const before = JSON.stringify(last)
        const answer = await this.ask('reach', target)
        last = answer
        // What still moves is not pressed: what loads above it pushes it away.
        return typeof answer !== 'string' && JSON.stringify(answer) === before && answer
      },
      () => String(last),
    )
    await this.pressAt(at.x, at.y, times)
  }

  /** Presses a place of the window. */
  async pressAt(x: number, y: number, times = 1): Promise<void> {
    await this.tab.moveTo(x, y)
    for (let time = 0; time < times; time++) {
      await this.tab.mouse('down')
      await this.tab.mouse('up')
    }
  }

  /** Presses keys and types, in user-event's way of writing; they go to what has the focus. */
  async keys(...each: string[]): Promise<void> {
    await this.tab.keys(each.flatMap(readKeys))
  }

  /** Presses a field and puts other text into it. */
  async write(kind: Kind, name: string | RegExp, text: string): Promise<void> {
    await this.press(kind, name)
    await this.keys('{Control>}a{/Control}', text === '' ? '{Delete}' : text)
  }

  /** Gives a file to a field, in place of the system's own window. */
  async giveFile(name: string | RegExp, file: string): Promise<void> {
    await this.ask('mark', toTarget(the('field', name)), 'file')
    await this.tab.giveFile('[data-engine=file]', file)
  }

  /** Goes on by Tab, or back, until this has the focus. Throws when it cannot be reached so. */
  async tabTo(kind: Kind, name?: string | RegExp, way: 'on' | 'back' = 'on'): Promise<void> {
    const target = toTarget(the(kind, name))
    // A file field hides behind what is drawn for it, and is a stop of Tab all the same.
    await until(async () => (await this.ask('count', target)) > 0, `There is no ${kind} “${String(name)}”`)
    const passed: string[] = []
    for (let stop = 0; stop < far; stop++) {
      if (await this.ask('isFocused', target)) return
      await this.keys(way === 'on' ? '{Tab}' : '{Shift>}{Tab}{/Shift}')
      passed.push((await this.ask('focused')) ?? 'nothing')
    }
    throw new Error(`Tab leads to no ${kind} “${String(name)}”, but to: ${passed.join(', ')}`)
  }

  /** Waits until this has the focus by itself. */
  async findFocus(kind: Kind, name?: string | RegExp): Promise<void> {
    const target = toTarget(the(kind, name))
    let last: string | null = null
    await until(
      async () => (await this.ask('isFocused', target)) || ((last = await this.ask('focused')), false),
      () => `The focus is not on the ${kind} “${String(name)}” but on ${last ?? 'nothing'}`,
    )
  }

  /** Waits until the focus is elsewhere than on this. */
  async seesNoFocus(kind: Kind, name?: string | RegExp): Promise<void> {
    const target = toTarget(the(kind, name))
    await until(
      async () => !(await this.ask('isFocused', target)),
      `The focus stays on the ${kind} ${String(name)}`,
    )
  }

  /** Waits until the focus is inside this. */
  async focusComesInto(kind: Kind, name?: string | RegExp): Promise<void> {
    await until(() => this.focusIsIn(kind, name), `The focus is not in the ${kind} ${String(name)}`)
  }

  /** Whether this is cut off by something that is scrolled, other than the page. */
  isCutOff = (kind: Kind, name: string) => this.ask('isCutOff', toTarget(the(kind, name)))

  /** Whether the focus is inside this. */
  focusIsIn = (kind: Kind, name?: string | RegExp) => this.ask('hasFocus', toTarget(the(kind, name)))

  /** Waits until the address' path is this. */
  async isAt(path: string | RegExp): Promise<void> {
    let last = ''
    await until(
      async () => {
        last = new URL(await this.tab.address()).pathname
        return typeof path === 'string' ? last === path : path.test(last)
      },
      () => `The address is ${last} instead of ${String(path)}`,
    )
  }
}

/** How many stops of Tab are walked before something counts as out of reach. */
const far = 80
