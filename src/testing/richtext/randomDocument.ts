import { ContentBlock, ContentState, genKey } from 'draft-js'
import fc from 'fast-check'
import { List, Map, OrderedSet } from 'immutable'
import { characterOf } from '../../richtext/characters'
import { createToken, nextId, OBJECT } from '../../richtext/tokens'

/** Text without what HTML itself would change: no line of blanks only, no control characters. */
const words = fc
  .array(
    fc.constantFrom(
      'a',
      'B',
      ' x',
      'é',
      '👍',
      '👨‍👩‍👧',
      '<',
      '&',
      '"',
      '\u00a0',
      'ש',
      '中',
      '  y',
      '\n',
      '.',
      '\u200b',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''))

const styles = fc.uniqueArray(
  fc.constantFrom(
    'BOLD',
    'ITALIC',
    'UNDERLINE',
    'STRIKETHROUGH',
    '<span style="color: red;">',
    '<strong style="color: rgb(0, 102, 204);">',
    '<span style="background-color: yellow;">',
    '<sub>',
    '<code>',
    '<mark class="k">',
  ),
  { maxLength: 4 },
)
const run = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('text'), text: words, styles }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('link'), text: words, styles }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('image'), text: fc.constant(OBJECT), styles }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('raw'), text: fc.constant(OBJECT), styles }) },
)
const line = fc.record({
  type: fc.constantFrom(
    'unstyled',
    'unstyled',
    'header-one',
    'header-two',
    'header-three',
    'header-four',
    'blockquote',
    'ordered-list-item',
    'unordered-list-item',
    'check-list-item',
    'atomic',
  ),
  depth: fc.integer({ min: 0, max: 8 }),
  checked: fc.boolean(),
  runs: fc.array(run, { maxLength: 5 }),
})

type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never

function blockOf(content: ContentState, { type, depth, checked, runs }: Line): ContentBlock {
  const key = genKey()
  if (type === 'atomic') {
    const attributes = [
      ['class', 'ql-video'],
      ['src', 'https://www.youtube.com/embed/aaaaaa'],
    ] as const
    const entity = createToken(
      content,
      checked
        ? { type: 'VIDEO', data: { attributes } }
        : { type: 'RAW', data: { html: '<hr class="k">', label: 'Line' } },
    )
    return new ContentBlock({
      key,
      type,
      text: ' ',
      characterList: List([characterOf(OrderedSet(), entity)]),
    })
  }
  const link = () => ({ id: nextId(), attributes: [['href', 'https://a.example/?a=1&b=2']] as const })
  const characters = runs.flatMap(({ kind, text, styles: names }) => {
    const image = { attributes: [['src', 'https://a.example/x.png']] as const }
    const raw = { html: '<i class="icon"></i>', label: '<i>' }
    const entity =
      kind === 'link'
        ? createToken(content, { type: 'LINK', data: { link: link() } })
        : kind === 'image'
          ? createToken(content, {
              type: 'IMAGE',
              data: names.length > 2 ? { ...image, link: link() } : image,
            })
          : kind === 'raw'
            ? createToken(content, { type: 'RAW', data: raw })
            : null
    return Array.from({ length: text.length }, () => characterOf(OrderedSet(names), entity))
  })
  const text = runs.map((part) => part.text).join('')
  const data = type === 'check-list-item' && checked ? Map({ checked: true }) : Map()
  return new ContentBlock({ key, type, depth, text, characterList: List(characters), data })
}

/** A random document of the permitted formats, as the editor makes them. */
export const randomDocument: fc.Arbitrary<ContentState> = fc
  .array(line, { minLength: 1, maxLength: 12 })
  .map((lines) => {
    const content = ContentState.createFromText('')
    return ContentState.createFromBlockArray(lines.map((one) => blockOf(content, one)))
  })

const inline: fc.Arbitrary<string> = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    words.map((text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br>')),
    fc.constantFrom('<img src="/x.png" alt="">', '<br>', '\n ', '<wbr>', '<i class="icon"></i>'),
    fc
      .tuple(
        fc.constantFrom(
          'strong',
          'em',
          'b',
          'u',
          's',
          'span style="color: red;"',
          'mark',
          'a href="/x"',
          'code',
        ),
        fc.array(tie('inline'), { maxLength: 3 }),
      )
      .map(([start, parts]) => `<${start}>${parts.join('')}</${start.split(' ')[0]}>`),
  ),
})).inline

/** Random HTML of all kinds, nested as it comes. */
export const randomHtml: fc.Arbitrary<string> = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    inline,
    fc
      .tuple(fc.constantFrom('p', 'h1', 'h5', 'blockquote', 'div', 'p class="ql-indent-2"'), inline)
      .map(([start, text]) => `<${start}>${text}</${start.split(' ')[0]}>`),
    fc.constantFrom('<hr>', '<table><tbody><tr><td>1</td></tr></tbody></table>', '<pre>a\nb</pre>', '\n'),
    fc
      .tuple(
        fc.constantFrom('div', 'blockquote', 'section', 'ul', 'ol', 'ul data-checked="true"'),
        fc.array(tie('block'), { maxLength: 4 }),
      )
      .map(([start, parts]) => {
        const tag = start.split(' ')[0] ?? ''
        const inner = /^[uo]l$/.test(tag)
          ? parts.map((part) => `<li>${part}</li>`).join('\n')
          : parts.join('')
        return `<${start}>${inner}</${tag}>`
      }),
  ),
})).block
