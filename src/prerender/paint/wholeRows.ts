/** Before the rows of an answer: the list itself, or its place in an envelope. */
const beginning = /^\s*\[|"(?:data|rows)":\s*\[/

/**
 * The rows that are whole in the beginning of a list's answer, `most` at most; none where its text is not JSON. The client
 * reads and checks the answer itself, by `RowReader`: this serves for a first picture of it, and has to fit into the page, of
 * which that would be a kilobyte.
 */
export function wholeRows(text: string, most: number): unknown[] {
  const found = beginning.exec(text)
  if (!found) return []
  const start = found.index + found[0].length
  let end = start
  let count = 0
  let depth = 0
  let isInText = false
  for (let at = start; at < text.length && count < most; at++) {
    const sign = text[at]
    if (isInText) {
      if (sign === '\\') at++
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') {
      depth--
      // The end of the list.
      if (depth < 0) break
      if (depth === 0) {
        end = at + 1
        count++
      }
    }
  }
  try {
    return JSON.parse(`[${text.slice(start, end)}]`) as unknown[]
  } catch {
    return []
  }
}
