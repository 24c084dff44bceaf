import { fireEvent, userEvent } from 'storybook/test'
import { reach, type Reached } from './reach'

/** How long something may move, be disabled or be covered by what goes away, in ms. */
const patience = 4000

interface Pressed extends Reached {
  /** What lies on top there: the target or something inside it. */
  hit: Element
}

type Accepted = Parameters<typeof reach>[1]

/** Waits until a hand can press this, scrolling to it where it must. Throws a sentence that says what is in the way. */
async function reached(target: Element, accept?: Accepted): Promise<Pressed> {
  const end = performance.now() + patience
  for (let block: ScrollLogicalPosition = 'nearest'; ; block = 'center') {
    let at = reach(target, accept)
    if (typeof at === 'string') {
      target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      at = reach(target, accept)
    }
    if (typeof at !== 'string') return { ...at, hit: document.elementFromPoint(at.x, at.y) as Element }
    if (performance.now() > end) throw new Error(at)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const coords = ({ x, y }: Reached) => ({ x, y, clientX: x, clientY: y })

async function pointer(target: Element, keys: string, accept?: Accepted): Promise<void> {
  await press(await reached(target, accept), keys)
}

/** Which keys and buttons are down, and where the pointer is, as user-event returns it. */
type State = Awaited<ReturnType<typeof userEvent.keyboard>>

/**
 * Moves the pointer there, and presses. Throws where the target was removed meanwhile: a removed link would still open.
 * State is handed on, because `userEvent.setup` would put a clipboard of its own in place of the page's.
 */
async function press(at: Pressed, keys: string, before?: State): Promise<void> {
  const there = { target: at.hit, coords: coords(at) }
  const state = await userEvent.pointer(there, { pointerState: before })
  if (!at.hit.isConnected) throw new Error('The target was removed from the page before it was pressed')
  await userEvent.pointer({ keys, ...there }, { pointerState: state })
}

/** Whether typing goes here: the field itself has the focus, or something inside it. */
function requireFocus(field: Element): void {
  const { activeElement: at } = document
  if (!at || !field.contains(at))
    throw new Error(`A press gave the focus to <${at?.tagName.toLowerCase() ?? 'nothing'}>, not to the field`)
}

/**
 * The hand of a play. It presses only what can be pressed on the screen (`reach`), and types only where the focus is;
 * user-event alone also presses what is covered, clipped, too small or off screen. Each throws a sentence that says what
 * is in the way.
 */
export const hand = {
  /** Presses once. */
  click: (target: Element) => pointer(target, '[MouseLeft]'),
  /** Presses once while Shift is held. */
  async shiftClick(target: Element): Promise<void> {
    const at = await reached(target)
    const held = await userEvent.keyboard('{Shift>}')
    await press(at, '[MouseLeft]', held)
    await userEvent.keyboard('{/Shift}', { keyboardState: held })
  },
  /** Presses once with the right button. */
  rightClick: (target: Element) => pointer(target, '[MouseRight]', { small: true }),
  /** Presses twice in a row. */
  dblClick: (target: Element) => pointer(target, '[MouseLeft][MouseLeft]'),
  /** Presses something that is disabled, to show that nothing happens. Throws when it is enabled. */
  async clickDisabled(target: Element): Promise<void> {
    const answer = reach(target)
    const isDisabled = typeof answer === 'string' && answer.endsWith('is disabled')
    if (!isDisabled) throw new Error('What is pressed here is not disabled')
    await pointer(target, '[MouseLeft]', { disabled: true })
  },
  /** Presses what lies to the right of something, or above it where it is as wide as the window; that closes a drawer. */
  async clickBeside(element: Element): Promise<void> {
    const { right, top } = element.getBoundingClientRect()
    const isWide = right > innerWidth - 2
    const at = isWide
      ? { x: innerWidth / 2, y: top / 2 }
      : { x: (right + innerWidth) / 2, y: Math.max(top, 0) + 20 }
    const hit = document.elementFromPoint(at.x, at.y)
    if (!hit || element.contains(hit)) throw new Error('Nothing lies to the right of it or above it')
    await userEvent.pointer({ keys: '[MouseLeft]', target: hit, coords: coords(at) })
  },
  /** Moves the pointer over something. */
  hover: async (target: Element) => {
    const at = await reached(target)
    await userEvent.pointer({ target: at.hit, coords: coords(at) })
  },
  /** Presses a field, and types behind what it holds; in user-event's way of writing keys. */
  async type(field: Element, keys: string): Promise<void> {
    await pointer(field, '[MouseLeft]')
    requireFocus(field)
    await userEvent.keyboard(keys)
  },
  /** Presses a field, and deletes what it holds. */
  async clear(field: Element): Promise<void> {
    await pointer(field, '[MouseLeft]')
    requireFocus(field)
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
  },
  /** Chooses in a list of the browser's own; the list itself is the browser's, so that only its field is pressed. */
  async selectOptions(select: Element, value: string): Promise<void> {
    await reached(select)
    await userEvent.selectOptions(select, value)
  },
  /** Chooses a file in the browser's own dialog, which a press on the field opens. */
  async upload(input: HTMLElement, ...more: FilesAndOptions): Promise<void> {
    await reached(input)
    await userEvent.upload(input, ...more)
  },
  /** Drags from the middle of something by so many px; what is dragged may be a line of text. */
  async drag(target: Element, by: Reached): Promise<void> {
    const at = await reached(target, { small: true })
    const event = (x: number, y: number) => ({
      pointerId: 1,
      button: 0,
      isPrimary: true,
      clientX: x,
      clientY: y,
    })
    await fireEvent.pointerDown(at.hit, event(at.x, at.y))
    await fireEvent.pointerMove(at.hit, event(at.x + by.x, at.y + by.y))
    await fireEvent.pointerUp(at.hit, event(at.x + by.x, at.y + by.y))
  },
  /** Presses keys; they go to what has the focus. */
  keyboard: (keys: string) => userEvent.keyboard(keys),
  /** Goes on to the next stop of Tab. */
  tab: (options?: { shift?: boolean }) => userEvent.tab(options),
  /** Pastes where the focus is. */
  paste: (what: DataTransfer | string) => userEvent.paste(what),
}

type FilesAndOptions = Parameters<typeof userEvent.upload> extends [unknown, ...infer Rest] ? Rest : never
