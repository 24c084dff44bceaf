import { HTMLSelect } from '@blueprintjs/core'
import { LinkIcon, MaximizeIcon, MediaIcon, MinimizeIcon, VideoIcon } from '@blueprintjs/icons'
import { forwardRef, useImperativeHandle, useRef, useSyncExternalStore } from 'react'
import { setColor } from '../../../richtext/commands/changeMarks'
import { setLineType } from '../../../richtext/lineType'
import '../../../styles/select.css'
import { ColorTool } from './ColorTool'
import type { EditorModel } from '../EditorModel'
import styles from './Toolbar.module.css'
import { ToolButton } from './ToolButton'
import { type Tool, textStyles, tools } from './tools'
import { type ToolState, toolStateOf } from './toolState'
import { useRovingFocus } from './useRovingFocus'

interface ToolbarProps {
  model: EditorModel
  /** The field's label: the bar is named after it. */
  label: string
  /** Id of what is written in. */
  controls: string
  onLink: () => void
  onImage: () => void
  onVideo: () => void
  isFull: boolean
  onFull: () => void
}

export interface ToolbarHandle {
  focus: () => void
}

/** The tools of the editor: one tab stop, arrows between them. */
export const Toolbar = forwardRef<ToolbarHandle, ToolbarProps>(function Toolbar(props, ref) {
  const { model, label, controls } = props
  const state = JSON.parse(useSyncExternalStore(model.subscribe, () => toolStateOf(model.state))) as ToolState
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRovingFocus(bar)
  useImperativeHandle(ref, () => ({ focus: roving.focus }))
  const shownStyles = textStyles.some(([type]) => type === state.type)
    ? textStyles
    : [...textStyles, ...otherStyles.filter(([type]) => type === state.type)]
  const toButton = (tool: Tool) => (
    <ToolButton
      key={tool.label}
      label={tool.label}
      keys={tool.keys}
      icon={tool.icon}
      isOn={tool.isOn?.(state)}
      isPossible={tool.isPossible?.(state) ?? true}
      onClick={() => model.apply(tool.run)}
    />
  )
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={`Formatting of ${label}`}
      aria-controls={controls}
      className={styles.bar}
      onFocus={roving.handleFocus}
      onKeyDown={roving.handleKeyDown}
    >
      <HTMLSelect
        aria-label="Text style"
        data-tool
        tabIndex={-1}
        className={styles.style}
        value={shownStyles.some(([type]) => type === state.type) ? state.type : 'unstyled'}
        onChange={(event) => {
          const type = event.currentTarget.value
          model.apply((now) => setLineType(now, type))
          model.focus()
        }}
      >
        {shownStyles.map(([type, name]) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </HTMLSelect>
      <span className={styles.group}>
        {tools.marks.map(toButton)}
        <ColorTool
          color={state.color}
          onColor={(color) => {
            model.apply((now) => setColor(now, color))
            model.focus()
          }}
        />
      </span>
      <span className={styles.group}>{tools.lines.map(toButton)}</span>
      <span className={styles.group}>
        <ToolButton
          label="Link"
          keys="Ctrl+K"
          icon={LinkIcon}
          isOn={state.isLink}
          opens="dialog"
          onClick={props.onLink}
        />
        <ToolButton label="Image" icon={MediaIcon} opens="dialog" onClick={props.onImage} />
        <ToolButton label="Video" icon={VideoIcon} opens="dialog" onClick={props.onVideo} />
      </span>
      <span className={styles.group}>{tools.history.map(toButton)}</span>
      <span className={styles.group}>
        <ToolButton
          label="Full screen"
          keys={props.isFull ? 'Escape leaves' : undefined}
          icon={props.isFull ? MinimizeIcon : MaximizeIcon}
          isOn={props.isFull}
          onClick={props.onFull}
        />
      </span>
    </div>
  )
})

const otherStyles: typeof textStyles = [
  ['header-five', 'Heading 5'],
  ['header-six', 'Heading 6'],
  ['blockquote', 'Quote'],
  ['unordered-list-item', 'Bullet list'],
  ['ordered-list-item', 'Numbered list'],
  ['check-list-item', 'Check list'],
  ['atomic', 'Embed'],
]
