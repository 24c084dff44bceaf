import { createContext } from 'react'

/** Where a page with a bar of its own wants what belongs to its form. An element is null until it is drawn. */
export interface FormPlaces {
  /** Whether the form is saved. */
  state: HTMLElement | null
  /** The form's button. */
  submit: HTMLElement | null
}

/** The places that the page around a form has; null where the form draws all by itself. */
export const FormPlacesContext = createContext<FormPlaces | null>(null)
