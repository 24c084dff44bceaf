import { ContentBlock, type ContentState, genKey } from 'draft-js'
import { List, Map, OrderedSet } from 'immutable'
import { isImageAddress } from '../../contract/fieldRules'
import { characterOf } from '../characters'
import { imageAttributes } from '../commands/insertTokens'
import { parsePage } from '../inertDocument'
import { declarationsOf, pasteLink, pasteMarks } from './pasteMarks'
import { pasteLine, type PastedLine } from './pasteLine'
import { createToken, nextId, OBJECT } from '../tokens'
import { isVideoHost, videoAddress, videoAttributes } from '../videoAddress'

const GONE =
  'script,style,noframes,head,meta,link,title,template,object,embed,noscript,svg,math,input,textarea,select,button,xml,audio,video,canvas'
const BLOCKS = new Set(
  (
    'p div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table tbody thead tfoot tr section article header footer main nav ' +
    'aside figure figcaption dl dt dd address center form fieldset details summary hr body'
  ).split(' '),
)

interface Around {
  readonly marks: readonly string[]
  readonly link: string | null
  readonly line: PastedLine
  readonly isPre: boolean
}

/** Reads what was pasted down to the permitted formats: headings, lists, marks, colours, links, images, videos. */
class PasteReader {
  readonly blocks: ContentBlock[] = []
  private text = ''
  private characters: ReturnType<typeof characterOf>[] = []
  private line: PastedLine = { type: 'unstyled', depth: 0, checked: false }

  constructor(
    private readonly content: ContentState,
    private readonly isHeld: (src: string) => boolean,
  ) {}

  private push(text: string, marks: readonly string[], entity: string | null): void {
    const character = characterOf(OrderedSet([...marks]), entity)
    this.text += text
    for (let i = 0; i < text.length; i += 1) this.characters.push(character)
  }

  /** Ends the line; blank ones between blocks of a source are no lines. */
  end(keepsEmpty = false): void {
    const length = this.text.replace(/[ \n]+$/, '').length
    const lead = /^[ \n]*/.exec(this.text.slice(0, length))?.[0].length ?? 0
    const words = this.text.slice(lead, length)
    const text = /^\u00a0+$/.test(words) ? '' : words
    if (text !== '' || keepsEmpty) {
      const { type, depth, checked } = this.line
      const characterList = List(this.characters.slice(lead, lead + text.length))
      const data = checked ? Map({ checked }) : Map()
      this.blocks.push(new ContentBlock({ key: genKey(), type, depth, text, characterList, data }))
    }
    this.text = ''
    this.characters = []
  }

  private embed(src: string): void {
    this.end()
    const entity = createToken(this.content, { type: 'VIDEO', data: { attributes: videoAttributes(src) } })
    const characterList = List([characterOf(OrderedSet<string>(), entity)])
    this.blocks.push(
      new ContentBlock({ key: genKey(), type: 'atomic', text: ' ', characterList, data: Map() }),
    )
  }

  private words(value: string, around: Around): void {
    const text = value.replace(/\ufffc/g, '')
    if (around.isPre) {
      this.push(text.replace(/\r\n?/g, '\n'), around.marks, around.link)
      return
    }
    let words = text.replace(/[ \t\r\n\f]+/g, ' ')
    if (words.startsWith(' ') && /(?:^|[ \n])$/.test(this.text)) words = words.slice(1)
    if (words !== '') this.push(words, around.marks, around.link)
  }

  node(node: Node, around: Around): void {
    if (node.nodeType === 3) this.words(node.nodeValue ?? '', around)
    else if (node.nodeType === 1) this.element(node as Element, around)
  }

  private element(element: Element, around: Around): void {
    const tag = element.localName
    const style = declarationsOf(element)
    if (tag.includes(':') && !element.textContent) return
    if (style.get('display') === 'none' || /ignore/i.test(style.get('mso-list') ?? '')) return
    if (tag === 'br') {
      if (element.classList.contains('Apple-interchange-newline')) return
      this.push('\n', around.marks, null)
    } else if (tag === 'img') this.image(element, around)
    else if (tag === 'iframe') {
      const src = videoAddress(element.getAttribute('src') ?? '')
      if (src && isVideoHost(src)) this.embed(src)
    } else this.inside(element, around)
  }

  private image(element: Element, around: Around): void {
    const src = element.getAttribute('src') ?? ''
    // Data and files of the other machine are uploaded or left, never stored; a pixel is a counter.
    const isPixel = ['width', 'height'].some((side) => /^[01]$/.test(element.getAttribute(side) ?? ''))
    if (isPixel || this.isHeld(src) || !isImageAddress(src)) return
    const attributes = imageAttributes(src, element.getAttribute('alt') ?? '')
    this.push(OBJECT, around.marks, createToken(this.content, { type: 'IMAGE', data: { attributes } }))
  }

  private inside(element: Element, around: Around): void {
    const tag = element.localName
    const isBlock = BLOCKS.has(tag)
    const isCell = tag === 'td' || tag === 'th'
    const line = isBlock ? pasteLine(element, around.line) : around.line
    if (isBlock) {
      this.end()
      this.line = line
    }
    if (isCell && this.text !== '') this.push(' ', [], null)
    const href = pasteLink(element)
    const link = href
      ? createToken(this.content, {
          type: 'LINK',
          data: {
            link: {
              id: nextId(),
              attributes: [
                ['href', href],
                ['rel', 'noopener noreferrer'],
                ['target', '_blank'],
              ],
            },
          },
        })
      : around.link
    const marks = /^h[1-6]$/.test(tag) ? [] : pasteMarks(element, around.marks)
    const isPre =
      around.isPre || tag === 'pre' || (declarationsOf(element).get('white-space') ?? '').startsWith('pre')
    const before = this.blocks.length
    for (const child of Array.from(element.childNodes)) this.node(child, { marks, link, line, isPre })
    if (!isBlock) return
    const isBlank = this.blocks.length === before && /^(?:p|div)$/.test(tag) && isEmptyLine(element)
    this.end(isBlank)
    this.line = around.line
  }
}

/** A paragraph that was left blank on purpose: one with a break or a no-break space and nothing else. */
const isEmptyLine = (element: Element) =>
  !element.querySelector('img, iframe') &&
  (element.textContent ?? '').replace(/[\s\u00a0]/g, '') === '' &&
  (element.querySelector('br') !== null || (element.textContent ?? '').includes('\u00a0'))

/**
 * The lines of pasted HTML. `isHeld` names images that are uploaded instead. Ends in a line of text, since an embed
 * at the end would take the caret.
 */
export function readPaste(
  html: string,
  content: ContentState,
  isHeld: (src: string) => boolean = () => false,
): ContentBlock[] {
  // Office marks its fragment, and hides things in conditional comments that a parser drops as comments.
  const fragment = /<!--\s*StartFragment\s*-->([\s\S]*)<!--\s*EndFragment\s*-->/i.exec(html)?.[1]
  const body = parsePage(fragment ?? html)
  for (const gone of body.querySelectorAll(GONE)) gone.remove()
  const reader = new PasteReader(content, isHeld)
  const line: PastedLine = { type: 'unstyled', depth: 0, checked: false }
  reader.node(body, { marks: [], link: null, line, isPre: false })
  reader.end()
  const { blocks } = reader
  while (blocks.at(-1)?.getText() === '') blocks.pop()
  if (blocks.at(-1)?.getType() === 'atomic') {
    blocks.push(
      new ContentBlock({ key: genKey(), type: 'unstyled', text: '', characterList: List(), data: Map() }),
    )
  }
  return blocks
}
