import { createContext, useContext } from 'react'
import type { FormController } from '../../lib/FormController'

export const FormContext = createContext<FormController<object> | null>(null)

/** The controller of the form around a field; throws when there is none, since such a field could never be sent. */
export function useFormContext(): FormController<object> {
  const controller = useContext(FormContext)
  if (!controller) throw new Error('A field has to stand inside a Form')
  return controller
}
