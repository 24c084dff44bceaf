import { isTab } from '../../../lib/keys/isTab'

/** How the focus came to what is written in. */
export interface Arrival {
  /** Whether it came by Tab, and nobody has clicked, typed or moved the caret since. */
  isPassing: () => boolean
  stop: () => void
}

const silent = new Set(['Escape', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])

/** Whether a key may type or move the caret; those that save do not. */
function isDeed(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event
  if (silent.has(key) || isTab(event) || /^F\d/.test(key)) return false
  return !((ctrlKey || metaKey) && /^(?:s|enter)$/i.test(key))
}

/** Watches how the focus comes to an element: who passes by Tab from field to field must not change its text by it. */
export function watchArrival(writing: HTMLElement): Arrival {
  const page = writing.ownerDocument
  let isTabDown = false
  let isPassing = false
  const handleKeyDown = (event: KeyboardEvent) => {
    isTabDown = isTab(event)
    if (isDeed(event)) isPassing = false
  }
  const handleKeyUp = () => {
    isTabDown = false
  }
  const handleChange = () => {
    isTabDown = false
    isPassing = false
  }
  const handleFocus = () => {
    isPassing = isTabDown
  }
  const held = new AbortController()
  const options = { capture: true, signal: held.signal }
  page.addEventListener('keydown', handleKeyDown, options)
  page.addEventListener('keyup', handleKeyUp, options)
  page.addEventListener('pointerdown', handleChange, options)
  writing.addEventListener('focus', handleFocus, options)
  for (const type of ['beforeinput', 'compositionstart', 'paste', 'drop'])
    writing.addEventListener(type, handleChange, options)
  return { isPassing: () => isPassing, stop: () => held.abort() }
}
