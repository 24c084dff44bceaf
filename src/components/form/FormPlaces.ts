import { createContext, type ReactNode } from 'react'

/** What a page with a bar of its own wants of its form. */
export interface FormPlaces {
  /** Says whether the form is saved; drawn in the form. */
  state: ReactNode
  /** Where the form's button stands. */
  submit: HTMLElement
}

/** The places that the page around a form has; null where the form draws all by itself. */
export const FormPlacesContext = createContext<FormPlaces | null>(null)
