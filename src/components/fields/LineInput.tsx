import { Classes } from '@blueprintjs/core'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

interface LineInputProps extends InputHTMLAttributes<HTMLInputElement> {
  inputRef?: Ref<HTMLInputElement>
  /** Of the element around the input. */
  className?: string | undefined
  /** Stands at the start of the line. */
  icon?: ReactNode
  onValueChange: (value: string) => void
}

/**
 * One line of text to type into.
 *
 * Use it through TextField in a form, and by itself elsewhere. It has the look of Blueprint's InputGroup, which renders twice on
 * each mount to make room for elements at its ends.
 */
export function LineInput({ inputRef, className = '', icon, onValueChange, ...input }: LineInputProps) {
  return (
    <div className={`${Classes.INPUT_GROUP} ${className}`.trimEnd()}>
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
