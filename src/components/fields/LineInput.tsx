import { Classes } from '@blueprintjs/core'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

interface LineInputProps extends InputHTMLAttributes<HTMLInputElement> {
  inputRef?: Ref<HTMLInputElement>
  /** Stands at the start of the line. */
  icon?: ReactNode
  onValueChange: (value: string) => void
}

/**
 * One line to type into, in the look of Blueprint's input group.
 *
 * Use it where a screen has to be there at once: Blueprint's component draws itself twice, to make room for what may stand at
 * either end. Elsewhere its InputGroup does the same and more.
 */
export function LineInput({ inputRef, icon, onValueChange, ...input }: LineInputProps) {
  return (
    <div className={Classes.INPUT_GROUP}>
      {icon}
      <input
        type="text"
        {...input}
        ref={inputRef}
        className={Classes.INPUT}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </div>
  )
}
