import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The text of a search while it is typed. The page keeps it in the address and hands it back some renders later:
 * an echo of what was typed must not undo what was typed since, a text from elsewhere (Back) must come in.
 */
export function useSearchText(kept: string, onChange: (text: string) => void) {
  const [text, setText] = useState(kept)
  const sent = useRef<string[]>([])

  useEffect(() => {
    const echo = sent.current.indexOf(kept)
    if (echo >= 0) {
      sent.current.splice(0, echo + 1)
    } else {
      sent.current = []
      setText(kept)
    }
  }, [kept])

  const change = useCallback(
    (next: string) => {
      sent.current.push(next)
      setText(next)
      onChange(next)
    },
    [onChange],
  )
  return [text, change] as const
}
