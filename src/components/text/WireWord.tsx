interface WireWordProps {
  /** The value as the host sends it; shown when the pointer rests on the word. */
  value: string
  /** Gives the word for it. */
  word: (value: string) => string
}

/**
 * A value of the wire in words: "Content editor" for `CONTENT_EDITOR`.
 *
 * Use it where a role, a type or a status is read. In a select give the word as the option's label.
 */
export function WireWord({ value, word }: WireWordProps) {
  const shown = word(value)
  return <span title={shown === value ? undefined : value}>{shown}</span>
}
