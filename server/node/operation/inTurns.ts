/** Writes that wait for the end of their turn. */
const waiting = new Set<() => void>()
process.on('exit', () => waiting.forEach((write) => write()))

/**
 * Writes all lines of one turn of the event loop at once: to a pipe each write holds the process up. When the process ends in
 * between they are written before.
 */
export function inTurns(write: (text: string) => void): (line: string) => void {
  let lines = ''
  const flush = () => {
    const text = lines
    lines = ''
    waiting.delete(flush)
    if (text !== '') write(text)
  }
  return (line) => {
    lines += line
    if (waiting.has(flush)) return
    waiting.add(flush)
    setImmediate(flush)
  }
}
