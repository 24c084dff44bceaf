/** The kinds of elements that the reader of stored HTML distinguishes. */

const ELEMENT = 1
/** Types of h1 to h6. */
export const HEADINGS = [
  'header-one',
  'header-two',
  'header-three',
  'header-four',
  'header-five',
  'header-six',
]
/** Elements that hold lines, or are one. */
export const FLOW = new Set(
  'div section article aside header footer main nav center address blockquote'.split(' '),
)
const BLOCKS = new Set([...FLOW, ...'p h1 h2 h3 h4 h5 h6 ul ol li pre table hr figure dl details'.split(' ')])

export const isElement = (node: Node): node is Element => node.nodeType === ELEMENT
/** Whether HTML would show nothing of the text. */
export const isBlank = (text: string) => !/[^ \t\r\n\f]/.test(text)
/** Whether a line of its own stands somewhere in the element. */
export const holdsBlock = (element: Element): boolean =>
  Array.from(element.children).some((child) => BLOCKS.has(child.localName) || holdsBlock(child))
/** Whether the node is part of a line (a frame that stands alone is a block of its own). */
export const isInline = (node: Node) =>
  !isElement(node) ||
  (!BLOCKS.has(node.localName) && !['iframe', 'video', 'audio'].includes(node.localName) && !holdsBlock(node))
/** The depth in Quill's class. */
export const indentOf = (element: Element) =>
  Number(/(?:^|\s)ql-indent-(\d+)(?:\s|$)/.exec(element.className)?.[1] ?? 0)

/** Whether the element is a list of nothing but items and lists. */
export const isList = (element: Element): boolean =>
  element.firstElementChild !== null &&
  Array.from(element.childNodes).every((node) =>
    isElement(node)
      ? node.localName === 'li' || (/^[uo]l$/.test(node.localName) && isList(node))
      : isBlank(node.nodeValue ?? ''),
  )
