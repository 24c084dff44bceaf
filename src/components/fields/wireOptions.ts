/** A choice of a select; `title` is shown when the pointer rests on it. */
export interface SelectOption {
  value: string
  label: string
  title?: string
}

/** The choices of a select for values of the wire: each by its word, with the value as it is sent as its title. */
export const wireOptions = (values: readonly string[], word: (value: string) => string): SelectOption[] =>
  values.map((value) => ({ value, label: word(value), title: value }))
