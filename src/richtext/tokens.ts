import type { ContentState } from 'draft-js'
import type { Attributes } from './lineSource'

/** The character in the text that stands for an image or another inline object. */
export const OBJECT = '\ufffc'

/** A link, on text (entity LINK) or around an image. `id` distinguishes adjacent links with one address. */
export interface Link {
  readonly id: number
  readonly attributes: Attributes
}
/** Entity IMAGE, on one OBJECT character. */
export interface Image {
  readonly attributes: Attributes
  readonly link?: Link
}
/** Entity VIDEO, in an atomic block: a frame. */
export interface Video {
  readonly attributes: Attributes
}
/** Entity RAW, in an atomic block or on one OBJECT character: HTML kept as it is. */
export interface Raw {
  readonly html: string
  readonly label: string
  readonly link?: Link
}

export type Token =
  | { readonly type: 'LINK'; readonly data: { readonly link: Link } }
  | { readonly type: 'IMAGE'; readonly data: Image }
  | { readonly type: 'VIDEO'; readonly data: Video }
  | { readonly type: 'RAW'; readonly data: Raw }

let lastId = 0
/** A number that no other container or link of this page has. */
export const nextId = (): number => ++lastId

/** Makes an entity and returns its key. MUTABLE: Draft's composition loses entities of the other kinds. */
export function createToken(content: ContentState, token: Token): string {
  return content.createEntity(token.type, 'MUTABLE', token.data).getLastCreatedEntityKey()
}

/** The entity behind a key, undefined where there is none. */
export function tokenAt(content: ContentState, key: string | null): Token | undefined {
  if (!key) return undefined
  const entity = content.getEntity(key)
  return { type: entity.getType(), data: entity.getData() as unknown } as Token
}
