import { DEEPEST } from '../lineType'
import { declarationsOf } from './pasteMarks'

/** The kind of line that pasted text belongs to. */
export interface PastedLine {
  readonly type: string
  readonly depth: number
  readonly checked: boolean
}

const HEADINGS: Readonly<Record<string, string>> = {
  h1: 'header-one',
  h2: 'header-two',
  h3: 'header-three',
  h4: 'header-four',
  h5: 'header-four',
  h6: 'header-four',
}
const clamp = (depth: number) => Math.min(DEEPEST, Math.max(0, depth))

/** Word writes lists as paragraphs: `mso-list: l0 level2 lfo1`, with the number or bullet as ignored text. */
function wordLine(element: Element): PastedLine | undefined {
  const level = /level(\d+)/.exec(declarationsOf(element).get('mso-list') ?? '')?.[1]
  if (!level) return undefined
  const sign = (element.textContent ?? '').trim()
  const isNumbered = /^(?:\d+|[a-z]{1,3}|[ivxlc]+)[.)]/i.test(sign)
  const type = isNumbered ? 'ordered-list-item' : 'unordered-list-item'
  return { type, depth: clamp(Number(level) - 1), checked: false }
}

function itemLine(element: Element): PastedLine {
  let depth = -1
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (outer.localName === 'ul' || outer.localName === 'ol') depth += 1
  }
  const level = Number(element.getAttribute('aria-level') ?? 0)
  const indent = Number(/ql-indent-(\d)/.exec(element.className)?.[1] ?? 0)
  const list = element.getAttribute('data-list') ?? ''
  const parent = element.parentElement
  const tick = parent?.getAttribute('data-checked') ?? element.getAttribute('aria-checked')
  const isCheck = /checked/.test(list) || tick !== null
  const isOrdered = list === 'ordered' || (list === '' && parent?.localName === 'ol')
  return {
    type: isCheck ? 'check-list-item' : isOrdered ? 'ordered-list-item' : 'unordered-list-item',
    depth: clamp(Math.max(depth, level - 1, 0) + indent),
    checked: isCheck && (list === 'checked' || tick === 'true'),
  }
}

/** The kind of line inside a pasted block. */
export function pasteLine(element: Element, around: PastedLine): PastedLine {
  const tag = element.localName
  const heading = HEADINGS[tag]
  if (heading) return { type: heading, depth: 0, checked: false }
  if (tag === 'li') return itemLine(element)
  if (tag === 'blockquote') return { type: 'blockquote', depth: 0, checked: false }
  if (tag === 'p') {
    const level = /^MsoHeading(\d)|^Heading(\d)/.exec(element.className)
    const word = wordLine(element)
    if (word) return word
    if (level) return { type: HEADINGS[`h${level[1] ?? level[2]}`] ?? 'unstyled', depth: 0, checked: false }
    if (/MsoTitle/.test(element.className)) return { type: 'header-one', depth: 0, checked: false }
    if (/MsoQuote|MsoIntenseQuote/.test(element.className))
      return { type: 'blockquote', depth: 0, checked: false }
    const indent = Number(/ql-indent-(\d)/.exec(element.className)?.[1] ?? 0)
    if (indent > 0 && around.type === 'unstyled') return { ...around, depth: indent }
  }
  return around
}
