import { Button } from '@blueprintjs/core'
import type { EditorState } from 'draft-js'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { removeBlock } from '../../../richtext/commands/deleteText'
import { changeObject } from '../../../richtext/commands/insertTokens'
import { newLineAfter } from '../../../richtext/newLines'
import type { ObjectAt } from '../../../richtext/objectAt'
import { useEditor } from '../editorContext'
import type { EditorModel } from '../EditorModel'
import styles from './ObjectBar.module.css'
import { kindOf, nameOf, playerOf } from './objectWords'
import { type Anchor, floating, useFloating } from './useFloating'
import { useRovingFocus } from './useRovingFocus'

interface ObjectBarProps {
  object: ObjectAt
  model: EditorModel
  /** What the text scrolls in. */
  sheet: RefObject<HTMLElement | null>
}

/** The part of the selected object that shows in the sheet. */
function anchorIn(sheet: HTMLElement | null): Anchor | undefined {
  const shown = sheet?.querySelector('[data-selected]')?.getBoundingClientRect()
  const frame = sheet?.getBoundingClientRect()
  if (!shown || !frame) return undefined
  const top = Math.max(shown.top, frame.top)
  const bottom = Math.min(shown.bottom, frame.bottom)
  const { left, right } = shown
  return bottom > top ? { left, right, top, bottom } : undefined
}

/** A press on a tool leaves the focus where it is. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The tools of the selected object: one tab stop, arrows between them. */
export function ObjectBar({ object, model, sheet }: ObjectBarProps) {
  const { describeImage } = useEditor()
  const bar = useFloating<HTMLDivElement>(() => anchorIn(sheet.current))
  const roving = useRovingFocus(bar)
  const { key, offset, token, isEmbed } = object
  const kind = kindOf(token)
  const player = playerOf(token)
  const run = (command: (state: EditorState) => EditorState) => () => {
    model.apply(command)
    model.focus()
  }
  const remove = (state: EditorState) =>
    isEmbed ? removeBlock(state, key) : changeObject(state, key, offset, null)
  const handleKeyDown = (event: KeyboardEvent) => {
    roving.handleKeyDown(event)
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    model.focus()
  }
  const tool = {
    'data-tool': true,
    size: 'small',
    variant: 'minimal',
    tabIndex: -1,
    onMouseDown: keepFocus,
  } as const
  return (
    <div
      ref={bar}
      {...floating}
      role="toolbar"
      tabIndex={-1}
      aria-label={nameOf(token)}
      className={styles.bar}
      onFocus={roving.handleFocus}
      onKeyDown={handleKeyDown}
    >
      {token?.type === 'IMAGE' && (
        <Button {...tool} text="Edit image" onClick={() => describeImage(key, offset)} />
      )}
      {player && (
        <a
          data-tool
          tabIndex={-1}
          className="bp6-button bp6-minimal bp6-small"
          aria-label={`Open ${kind} in a new tab`}
          href={player}
          target="_blank"
          rel="noopener noreferrer"
          onMouseDown={keepFocus}
        >
          Open
        </a>
      )}
      {isEmbed && (
        <Button
          {...tool}
          text="New line after"
          aria-label={`New line after ${kind}`}
          onClick={run((state) => newLineAfter(state, key))}
        />
      )}
      <Button {...tool} text="Remove" aria-label={`Remove ${kind}`} onClick={run(remove)} />
    </div>
  )
}
