import { createContext, useContext } from 'react'
import type { Control } from 'react-hook-form'

/** What a field tells the form it stands in. */
export interface KnownField {
  label: string
  /** Applied to the value before it is checked and sent, such as trimming; never while somebody types. */
  normalise?: (value: string) => string
  /** Hands out at once what was typed and not handed out yet; called before the form is sent. */
  commit?: () => void
  /** A reason of the field's own, beside the contract's rules, why the form can't be sent yet. */
  problem?: () => string | undefined
  /** What the value says to a person, where it does not say so itself: names of what is picked. */
  show?: (value: unknown) => string
  /** How the value is to be read: as rich text, plain text of several lines, media; a plain value unless told. */
  kind?: 'html' | 'lines' | 'media'
}

export interface FormContextValue {
  control: Control
  /** Makes a field known by its name; returns the way to take it back. */
  addField: (name: string, field: KnownField) => () => void
  /** Checks a field anew whose problem is on the screen, when something else than its value has changed. */
  recheck: (name: string) => void
  /** Keeps the form from being sent for a reason shown on its button ('Waiting for the upload'); `undefined` lets go. */
  hold: (holder: string, reason: string | undefined) => void
  /** Tells the name of a file that a field holds and that is not uploaded; `undefined` when there is none. */
  onChosen: (holder: string, fileName: string | undefined) => void
}

export const FormContext = createContext<FormContextValue | null>(null)

/** The form around a field; throws when there is none, since such a field could never be sent. */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field has to stand inside a Form')
  return form
}
