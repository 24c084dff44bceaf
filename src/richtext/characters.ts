import { CharacterMetadata } from 'draft-js'
import type { OrderedSet } from 'immutable'

/** Draft's record of a character, with or without an entity. */
export const characterOf = (style: OrderedSet<string>, entity: string | null): CharacterMetadata =>
  CharacterMetadata.create(entity ? { style, entity } : { style })

/** The same character without its entity. */
export const withoutEntity = (character: CharacterMetadata): CharacterMetadata =>
  characterOf(character.getStyle(), null)
