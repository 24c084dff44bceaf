import { type ContentBlock, EditorBlock } from 'draft-js'
import type { ComponentProps } from 'react'
import { isChecked } from '../../../richtext/lineSource'
import { toggleCheck } from '../../../richtext/lineType'
import { useEditor } from '../editorContext'
import styles from './blockLook.module.css'

type CheckItemProps = ComponentProps<typeof EditorBlock> & { block: ContentBlock }

/** A press on the box leaves the focus in the text, and what is typed next goes there. */
function keepCaret(box: HTMLElement | null): void {
  box?.addEventListener('mousedown', (event) => event.preventDefault())
}

/** An item of a check list. The box comes after the text (first, it takes the caret) and is moved before it by style. */
export function CheckItem(props: CheckItemProps) {
  const { model } = useEditor()
  const { block } = props
  const words = block.getText().trim().slice(0, 80) || 'empty item'
  return (
    <>
      <EditorBlock {...props} />
      <label contentEditable={false} suppressContentEditableWarning className={styles.box} ref={keepCaret}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Done: ${words}`}
          checked={isChecked(block)}
          onChange={() => model.apply((state) => toggleCheck(state, block.getKey()))}
        />
      </label>
    </>
  )
}
