import { Button } from '@blueprintjs/core'
import type { ContentBlock, ContentState } from 'draft-js'
import { removeBlock } from '../../richtext/deleteText'
import { newLineAfter } from '../../richtext/insertTokens'
import { attributeOf } from '../../richtext/lineSource'
import { tokenAt } from '../../richtext/tokens'
import { isVideoHost } from '../../richtext/videoAddress'
import { useEditor } from './editorContext'
import styles from './EmbedView.module.css'

interface EmbedViewProps {
  block: ContentBlock
  contentState: ContentState
}

/** A player needs its own scripts and storage; its host is another than ours, so that it reaches nothing of the console. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation'

/** The hosts answer over https, and the console's policy lets in no other frames; what is stored stays as it is. */
const securely = (src: string) => src.replace(/^(?:http:)?\/\//i, 'https://')

/** A video, or a block of HTML that is kept as it is: what it is, and buttons to go on below it or take it away. */
export function EmbedView({ block, contentState }: EmbedViewProps) {
  const { model } = useEditor()
  const key = block.getKey()
  const token = tokenAt(contentState, block.getLength() > 0 ? block.getEntityAt(0) : null)
  const src = token?.type === 'VIDEO' ? attributeOf(token.data.attributes, 'src') : ''
  const label = token?.type === 'RAW' ? token.data.label : isVideoHost(src) ? 'Video' : 'Frame'
  const handleRemove = () => {
    model.apply((state) => removeBlock(state, key))
    model.focus()
  }
  const handleLine = () => {
    model.apply((state) => newLineAfter(state, key))
    model.focus()
  }
  return (
    <div className={styles.embed}>
      {src && isVideoHost(src) ? (
        <iframe
          className={styles.video}
          title={attributeOf(token?.type === 'VIDEO' ? token.data.attributes : [], 'title') || `Video ${src}`}
          src={securely(src)}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          tabIndex={-1}
        />
      ) : (
        <div className={styles.box}>
          <strong>{label}</strong>
          <span className={styles.detail}>{src || 'Kept as it is'}</span>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          size="small"
          tabIndex={-1}
          onClick={handleLine}
          text="New line after"
          aria-label={`New line after ${label}`}
        />
        <Button
          size="small"
          tabIndex={-1}
          onClick={handleRemove}
          text="Remove"
          aria-label={`Remove ${label}`}
        />
      </div>
    </div>
  )
}
