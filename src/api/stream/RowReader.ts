import { JsonSigns, sign } from './JsonSigns'

/**
 * Reads the rows of a JSON text while it comes: those of a list, or of the list that an object has under `data`. In the end
 * it is as strict as `JSON.parse`: what that refuses is a `SyntaxError` here.
 */
export class RowReader {
  private readonly signs = new JsonSigns()
  /** The text before the list, once the list was found; `isOver` once it has ended. */
  private before: string | undefined
  private isOver = false
  /** Lists and objects that are open; in the list, those of its rows. */
  private depth = 0
  private isUnderData = false
  private hasRows = false

  /** Takes the next part of the text; returns the rows that are complete with it. */
  push(part: string): unknown[] {
    this.signs.add(part)
    if (this.before === undefined) this.findList()
    return this.before === undefined || this.isOver ? [] : this.readRows()
  }

  /** The text has ended. Returns what it says, with an empty list in place of the rows that `push` has returned. */
  end(): { body: unknown; hasList: boolean } {
    const { text } = this.signs
    if (this.before === undefined) return { body: JSON.parse(text), hasList: false }
    if (!this.isOver) throw new SyntaxError('The text ends within its list')
    const body: unknown = JSON.parse(this.before + text)
    if (!Array.isArray(body) && !isEmpty(body)) throw new SyntaxError('The text has several lists of rows')
    return { body, hasList: true }
  }

  private findList(): void {
    const { signs } = this
    for (let next = signs.next(); next !== undefined; next = signs.next()) {
      if (next === sign.colon) this.isUnderData = this.depth === 1 && signs.lastString === 'data'
      else if (next === sign.comma) this.isUnderData = false
      else if (next === sign.list && (this.depth === 0 || (this.depth === 1 && this.isUnderData)))
        return this.enterList()
      else if (next === sign.list || next === sign.object) this.depth += 1
      else if (next === sign.listEnd || next === sign.objectEnd) this.depth -= 1
    }
  }

  private enterList(): void {
    this.before = this.signs.text.slice(0, this.signs.at)
    this.signs.cut(this.signs.at)
    this.depth = 0
  }

  private readRows(): unknown[] {
    const { signs } = this
    let rowsEnd = -1
    for (let next = signs.next(); next !== undefined; next = signs.next()) {
      if (next === sign.list || next === sign.object) this.depth += 1
      else if (next === sign.comma && this.depth === 0) rowsEnd = signs.at - 1
      else if (next === sign.listEnd || next === sign.objectEnd) {
        this.depth -= 1
        if (this.depth < 0) return this.leaveList()
      }
    }
    return rowsEnd < 0 ? [] : this.take(rowsEnd, rowsEnd + 1)
  }

  /** Its last rows; the sign that ends it stays with what comes behind it. */
  private leaveList(): unknown[] {
    this.isOver = true
    const end = this.signs.at - 1
    if (this.hasRows || this.signs.text.slice(0, end).trim() !== '') return this.take(end, end)
    this.signs.cut(end)
    return []
  }

  private take(end: number, next: number): unknown[] {
    const rows = JSON.parse(`[${this.signs.text.slice(0, end)}]`) as unknown[]
    if (rows.length === 0) throw new SyntaxError('A comma without a row')
    this.hasRows = true
    this.signs.cut(next)
    return rows
  }
}

/** Whether the list under `data` is the one that has no rows any more: JSON lets a name stand twice. */
function isEmpty(body: unknown): boolean {
  const { data } = body as { data: unknown }
  return Array.isArray(data) && data.length === 0
}
