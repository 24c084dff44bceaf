/** The signs that a JSON text is built of, by their codes. */
export const sign = {
  quote: 34,
  comma: 44,
  colon: 58,
  list: 91,
  listEnd: 93,
  object: 123,
  objectEnd: 125,
} as const

const backslash = 92
const structural = new Set<number>(Object.values(sign))

/** Goes from one sign of a JSON text to the next, past its strings, while the text comes. */
export class JsonSigns {
  text = ''
  /** Where it stands: behind the sign that `next` returned. */
  at = 0
  /** The string before that sign, as it is written. */
  get lastString(): string {
    return this.text.slice(...this.string)
  }
  private string: [start: number, end: number] = [0, 0]
  /** Where the string begins that it stands in. */
  private open = -1

  add(part: string): void {
    this.text += part
  }

  /** Forgets the text up to here, which is not within a string. */
  cut(to: number): void {
    this.text = this.text.slice(to)
    this.at -= to
    this.string = [0, 0]
    if (this.open >= 0) this.open -= to
  }

  /** The next sign; undefined where the text that has come holds no more. */
  next(): number | undefined {
    const { text } = this
    while (this.at < text.length) {
      if (this.open >= 0 && !this.leaveString()) return undefined
      while (this.at < text.length) {
        const code = text.charCodeAt(this.at)
        this.at += 1
        if (code === sign.quote) {
          this.open = this.at
          break
        }
        if (structural.has(code)) return code
      }
    }
    return undefined
  }

  private leaveString(): boolean {
    const { text, open } = this
    for (;;) {
      const end = text.indexOf('"', this.at)
      this.at = end < 0 ? text.length : end + 1
      if (end < 0) return false
      let before = end
      while (before > open && text.charCodeAt(before - 1) === backslash) before -= 1
      if ((end - before) % 2 === 1) continue
      this.string = [open, end]
      this.open = -1
      return true
    }
  }
}
