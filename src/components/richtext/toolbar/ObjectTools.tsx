import { type Ref, type RefObject, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react'
import { type ObjectAt, objectAt } from '../../../richtext/objectAt'
import { VisuallyHidden } from '../../text/VisuallyHidden'
import type { EditorModel } from '../EditorModel'
import { ObjectBar } from './ObjectBar'
import { nameOf } from './objectWords'

/** What a key asks of the tools. */
export interface ObjectToolsHandle {
  /** Takes the focus; returns false where no object is selected. */
  focus: () => boolean
}

interface ObjectToolsProps {
  handle: Ref<ObjectToolsHandle>
  model: EditorModel
  /** What the text scrolls in. */
  sheet: RefObject<HTMLElement | null>
}

/** One string for one object with one set of data. */
function nameObject(model: EditorModel, object: ObjectAt | undefined): string {
  if (!object) return ''
  const entity = model.state.getCurrentContent().getBlockForKey(object.key)?.getEntityAt(object.offset)
  return `${object.key} ${object.offset} ${entity}`
}

/** Says which object of the text is selected, and shows what can be done with it. */
export function ObjectTools({ handle, model, sheet }: ObjectToolsProps) {
  const [isInside, setInside] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const shown = useSyncExternalStore(model.subscribe, () => {
    const isUsed = isInside || model.state.getSelection().getHasFocus()
    return isUsed ? nameObject(model, objectAt(model.state)) : ''
  })
  const object = shown === '' ? undefined : objectAt(model.state)
  useImperativeHandle(handle, () => ({
    focus: () => {
      const tool = root.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')
      tool?.focus()
      return Boolean(tool)
    },
  }))
  return (
    <div
      ref={root}
      onFocus={() => setInside(true)}
      onBlur={(event) => setInside(event.currentTarget.contains(event.relatedTarget))}
    >
      <VisuallyHidden>
        <output>{object ? `${nameOf(object.token)}, selected. Alt+F10 goes to its tools.` : ''}</output>
      </VisuallyHidden>
      {object && <ObjectBar key={shown} object={object} model={model} sheet={sheet} />}
    </div>
  )
}
