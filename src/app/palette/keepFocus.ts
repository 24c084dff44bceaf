/** Remembers where the focus and, in a text with formats, the caret are. Returns how to put them back there. */
export function keepFocus(): () => void {
  const at = document.activeElement
  const selection = document.getSelection()
  const isText = at instanceof HTMLElement && at.isContentEditable
  const range = isText && selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined
  return () => {
    if (!(at instanceof HTMLElement) || !at.isConnected) return
    at.focus({ preventScroll: true })
    if (!range) return
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
}
