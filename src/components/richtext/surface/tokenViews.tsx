import type { ContentBlock, ContentState } from 'draft-js'
import type { MouseEvent, ReactNode } from 'react'
import { isSafeLink } from '../../../richtext/addresses'
import { isImageAddress } from '../../../contract/fieldRules'
import { srcSetOf } from '../../../contract/uploads'
import { otherHost } from '../../../richtext/linkHost'
import { attributeOf } from '../../../richtext/lineSource'
import { selectObject } from '../../../richtext/objectAt'
import { OBJECT, type Token, tokenAt } from '../../../richtext/tokens'
import { useEditor } from '../editorContext'
import { altOf } from '../toolbar/objectWords'
import styles from './tokenViews.module.css'
import { useSelected } from '../toolbar/useSelected'

interface TokenProps {
  contentState: ContentState
  entityKey: string
  blockKey: string
  start: number
  /** The text that is drawn this way. */
  decoratedText: string
  children: ReactNode
}

/** A link while it is edited: a click puts the caret into it, with Ctrl or Cmd it opens in a new tab. */
function LinkView({ contentState, entityKey, decoratedText, children }: TokenProps) {
  const token = tokenAt(contentState, entityKey)
  const href = token?.type === 'LINK' ? attributeOf(token.data.link.attributes, 'href') : ''
  const safe = isSafeLink(href) ? href : undefined
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    if (safe && (event.ctrlKey || event.metaKey)) window.open(safe, '_blank', 'noopener,noreferrer')
  }
  return (
    <a
      className={styles.link}
      href={safe}
      title={href}
      data-host={otherHost(decoratedText, href)}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}

/** An image or a piece of HTML that is kept as it is, on its one character of the line. A press selects it. */
function ObjectView({ contentState, entityKey, blockKey, start, children }: TokenProps) {
  const { model, describeImage } = useEditor()
  const isSelected = useSelected(model, blockKey, start)
  const token = tokenAt(contentState, entityKey)
  const handlePress = (event: MouseEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    model.apply((state) => selectObject(state, blockKey, start))
    model.focus()
  }
  return (
    <span className={styles.object} data-selected={isSelected || undefined}>
      <span className={styles.character}>{children}</span>
      <span
        contentEditable={false}
        suppressContentEditableWarning
        role="presentation"
        className={styles.shown}
        onMouseDown={handlePress}
        onDoubleClick={() => token?.type === 'IMAGE' && describeImage(blockKey, start)}
      >
        {token?.type === 'IMAGE' ? (
          <Picture token={token} />
        ) : (
          <span className={styles.label}>{token?.type === 'RAW' ? token.data.label : ''}</span>
        )}
      </span>
    </span>
  )
}

function Picture({ token }: { token: Extract<Token, { type: 'IMAGE' }> }) {
  const { attributes } = token.data
  const src = attributeOf(attributes, 'src')
  const size = (name: string) => {
    const value = attributeOf(attributes, name)
    return /^\d+(?:px|%)?$/.test(value) ? value : undefined
  }
  const width = size('width')
  // Without a width of its own an image is as wide as it is: a narrower form would look smaller.
  const forms =
    width && /^\d+(?:px)?$/.test(width) ? { srcSet: srcSetOf(src), sizes: `${parseInt(width)}px` } : {}
  return (
    <img
      src={isImageAddress(src) ? src : undefined}
      {...forms}
      alt={altOf(token)}
      width={width}
      height={size('height')}
      draggable={false}
    />
  )
}

type Strategy = (
  block: ContentBlock,
  found: (start: number, end: number) => void,
  content: ContentState,
) => void

const findLinks: Strategy = (block, found, content) =>
  block.findEntityRanges(
    (character) => tokenAt(content, character.getEntity())?.type === 'LINK',
    (start, end) => found(start, end),
  )

const findObjects: Strategy = (block, found, content) => {
  if (block.getType() === 'atomic') return
  const text = block.getText()
  for (let at = text.indexOf(OBJECT); at >= 0; at = text.indexOf(OBJECT, at + 1)) {
    const type = tokenAt(content, block.getEntityAt(at))?.type
    if (type === 'IMAGE' || type === 'RAW') found(at, at + 1)
  }
}

/** How links, images and kept pieces of HTML are drawn; read once by the surface. */
export const decorators = [
  { strategy: findObjects, component: ObjectView },
  { strategy: findLinks, component: LinkView },
]
