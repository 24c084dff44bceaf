import { type ContentBlock, EditorBlock } from 'draft-js'
import type { ComponentProps, MouseEvent } from 'react'
import { selectObject } from '../../../richtext/objectAt'
import { attributeOf } from '../../../richtext/lineSource'
import { tokenAt } from '../../../richtext/tokens'
import { useEditor } from '../editorContext'
import styles from './EmbedView.module.css'
import { frameAddress, kindOf, playerOf } from '../toolbar/objectWords'
import { useSelected } from '../toolbar/useSelected'

type EmbedViewProps = ComponentProps<typeof EditorBlock> & { block: ContentBlock }

/** A player needs its own scripts and storage; its host is another than ours, so that it reaches nothing of the console. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation'

/**
 * A video, or a block of HTML that is kept as it is. A press selects it as one object; the player itself takes no presses,
 * since what is pressed in a frame takes the keys along. Its one character holds the selection, and cannot be seen.
 */
export function EmbedView(props: EmbedViewProps) {
  const { model } = useEditor()
  const { block, contentState } = props
  const key = block.getKey()
  const isSelected = useSelected(model, key, 0)
  const token = tokenAt(contentState, block.getLength() > 0 ? block.getEntityAt(0) : null)
  const player = playerOf(token)
  const handlePress = (event: MouseEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    model.apply((state) => selectObject(state, key, 0))
    model.focus()
  }
  return (
    <div className={styles.embed} data-selected={isSelected || undefined}>
      <div className={styles.character}>
        <EditorBlock {...props} />
      </div>
      <div
        contentEditable={false}
        suppressContentEditableWarning
        role="presentation"
        className={styles.shown}
        onMouseDown={handlePress}
      >
        {player ? (
          <iframe
            className={styles.video}
            title={
              attributeOf(token?.type === 'VIDEO' ? token.data.attributes : [], 'title') ||
              `Video ${frameAddress(token)}`
            }
            src={player}
            sandbox={SANDBOX}
            referrerPolicy="strict-origin-when-cross-origin"
            loading="lazy"
            tabIndex={-1}
          />
        ) : (
          <div className={styles.box}>
            <strong>{kindOf(token)}</strong>
            <span className={styles.detail}>{frameAddress(token) || 'Kept as it is'}</span>
          </div>
        )}
      </div>
    </div>
  )
}
