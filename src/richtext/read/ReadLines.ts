import { CharacterMetadata, ContentBlock, ContentState, genKey } from 'draft-js'
import { List, Map } from 'immutable'
import type { Container, DocumentInfo, LineSource } from '../lineSource'
import { readInline } from './readInline'
import { createToken, type Token } from '../tokens'

/** Where a line stands, and what kind of line it is. */
type Place = Omit<LineSource, 'before' | 'lead' | 'trail' | 'empty' | 'hasMarker'>

/** The lines that have been read so far, each with how it stood in the HTML. */
export class ReadLines {
  readonly blocks: ContentBlock[] = []
  readonly insides: DocumentInfo['insides'] = new WeakMap()
  private readonly content = ContentState.createFromText('')
  /** Whitespace that was passed since the last tag. */
  space = ''

  /** A line of text, from the nodes inside its element. */
  line(nodes: readonly Node[], place: Place): void {
    const { text, characters, lead, trail, html, hasMarker } = readInline(this.content, nodes)
    const { path, tag, attributes, type, depth, checked, node } = place
    const source: LineSource = {
      type,
      depth,
      checked,
      tag,
      attributes,
      path,
      before: this.space,
      lead,
      trail,
      hasMarker,
      ...(node ? { node } : {}),
      empty: text === '' ? html : '<br>',
    }
    this.space = ''
    const characterList = List(characters)
    if (text !== '') this.insides.set(characterList, { text, html })
    this.add(type, depth, text, characterList, checked ? { source, checked } : { source })
  }

  /** A line that is an embed. */
  embed(token: Token, path: readonly Container[]): void {
    const entity = createToken(this.content, token)
    const source: LineSource = {
      type: 'atomic',
      depth: 0,
      checked: false,
      tag: '',
      attributes: [],
      path,
      before: this.space,
      lead: '',
      trail: '',
      empty: '',
      hasMarker: false,
    }
    this.space = ''
    this.add('atomic', 0, ' ', List([CharacterMetadata.create({ entity })]), { source })
  }

  private add(
    type: string,
    depth: number,
    text: string,
    characterList: List<CharacterMetadata>,
    data: object,
  ): void {
    const key = genKey()
    this.blocks.push(new ContentBlock({ key, type, depth, text, characterList, data: Map(data) }))
  }

  /** An empty line to write in that is not written when it stays empty; `before` puts it before all others. */
  addGhost(before: boolean): void {
    this.add('unstyled', 0, '', List(), { ghost: true })
    if (before) this.blocks.unshift(...this.blocks.splice(-1))
  }

  finish(): ContentState {
    return ContentState.createFromBlockArray(this.blocks)
  }
}
