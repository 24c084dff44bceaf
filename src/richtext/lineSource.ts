import type { ContentBlock } from 'draft-js'

/** Attributes in the order in which they came. */
export type Attributes = readonly (readonly [name: string, value: string])[]

/** An element that holds lines: a list, an item with a list in it, a `div`. One object a read element. */
export interface Container {
  readonly id: number
  readonly tag: string
  readonly attributes: Attributes
  /** Whitespace before its start tag. */
  readonly before: string
  /** Whitespace before its end tag; set when its last line has been read. */
  tail: string
  /** Whether a line is written as this very element (a list item that holds a list): it cannot be opened twice. */
  readonly isLine: boolean
}

/**
 * How a line stood in the HTML that it was read from. It holds as long as the line's type, depth and tick are those
 * of `type`, `depth` and `checked`; otherwise the line is written as the editor would write a new one.
 */
export interface LineSource {
  readonly type: string
  readonly depth: number
  readonly checked: boolean
  /** The element, '' for bare text. */
  readonly tag: string
  readonly attributes: Attributes
  /** Elements around it, outermost first. */
  readonly path: readonly Container[]
  /** The container that this line's own element is. */
  readonly node?: Container
  readonly before: string
  /** Whitespace inside the element, around the text. */
  readonly lead: string
  readonly trail: string
  /** The inside of a line without text: <br>, or what stood there instead. */
  readonly empty: string
  /** Whether it came with Quill 2's marker element. */
  readonly hasMarker: boolean
}

/** Kinds of HTML that lists are written in: Quill's two, and lists within list items. */
export type Dialect = 'quill1' | 'quill2' | 'nested'

/** What belongs to a document beside its lines. */
export interface DocumentInfo {
  readonly dialect: Dialect
  /** Whitespace after the last line. */
  readonly tail: string
  /** The HTML of lines' insides as they came, by their list of characters: what was not edited is written as it was. */
  readonly insides: WeakMap<object, { text: string; html: string }>
}

/** Block types of list items. */
export const LIST_TYPES: ReadonlySet<string> = new Set([
  'unordered-list-item',
  'ordered-list-item',
  'check-list-item',
])

/** The line's source, or undefined for one made in the editor. */
export const sourceOf = (block: ContentBlock): LineSource | undefined =>
  block.getData().get('source') as LineSource | undefined

/** Whether a line of a check list is ticked. */
export const isChecked = (block: ContentBlock): boolean => block.getData().get('checked') === true

/** Whether the line still stands as it was read. */
export function holdsSource(block: ContentBlock, source: LineSource): boolean {
  return (
    source.type === block.getType() &&
    source.depth === block.getDepth() &&
    source.checked === isChecked(block)
  )
}

/** The value of an attribute, '' where there is none. */
export const attributeOf = (attributes: Attributes, name: string): string =>
  attributes.find(([own]) => own === name)?.[1] ?? ''
