import type { ReactNode } from 'react'
import type { SortValue } from './compareValues'

/** What a cell says, as plain data. */
export type CellValue = SortValue

/**
 * One column of a table: all that screen, search, order and files need to know of it. Keep the array of columns outside of
 * the component, or in a memo.
 */
export interface Column<Row> {
  id: string
  /** Text of the header. */
  header: string
  /** What the column says of a row: it is shown, sorted by and exported unless the lines below say otherwise. */
  value?: (row: Row) => CellValue
  /** Of the first column: what a reader calls the row, where the cell shows more than the name. */
  rowLabel?: (row: Row) => string
  /**
   * What a cell shows, as one element: a phone's card lays out what a cell holds. The value unless given. What has `data-if-narrow` in
   * it shows only where the table has less than 60 rem, what has `data-if-wide` only where it has more.
   */
  cell?: (row: Row) => ReactNode
  /**
   * Order of the first press on the header, `ascending` unless given; counts and flags begin with the largest. A column
   * with `false`, or without a value, can't be sorted.
   */
  sort?: 'ascending' | 'descending' | false
  /** Where the search looks: in the value, or in these texts. Earlier columns and texts weigh more. */
  search?: true | ((row: Row) => readonly string[])
  /** What a file of the table holds; the value unless given, nothing with `false`. */
  export?: false | ((row: Row) => CellValue)
  /** What the cell shows beside its value: columns of their own in a file. */
  exportAlso?: readonly { id: string; header: string; value: (row: Row) => CellValue }[]
  /** CSS width; columns without one share what is left. */
  width?: string
  /** CSS width where the table has less than 60 rem for its columns; as wide as elsewhere without it. */
  narrowWidth?: string
  /**
   * On a card, which a row is where the table has less than 45 rem: `action` stands at the card's end, `line` takes a line of its own,
   * `labelled` has its header before it. Otherwise beside each other.
   */
  card?: 'action' | 'line' | 'labelled'
  align?: 'start' | 'center' | 'end'
  /** It is left out where the table has less than 60 rem for its columns; with `card` on cards alone. */
  isSpare?: boolean | 'card'
}

/** What a cell of the column shows. */
export function cellOf<Row>({ cell, value }: Column<Row>, row: Row): ReactNode {
  return cell ? cell(row) : String(value?.(row) ?? '')
}

/** What a reader calls a row, by its first column. */
export const nameOf = <Row>(column: Column<Row> | undefined, row: Row): string =>
  column?.rowLabel?.(row) ?? String(column?.value?.(row) ?? '')

/** Whether a table can be sorted by the column. */
export function isSortable<Row>({ value, sort }: Column<Row>): boolean {
  return value !== undefined && sort !== false
}

/** Returns the texts of a row in which the search looks, the weightiest first. */
export function searchTexts<Row>(columns: readonly Column<Row>[]): (row: Row) => readonly string[] {
  return (row) =>
    columns.flatMap(({ search, value }) =>
      search === true ? String(value?.(row) ?? '') : (search?.(row) ?? []),
    )
}

/** A table as a file holds it. */
export interface ExportedLines {
  /** Names of the columns for programs. */
  ids: string[]
  headers: string[]
  lines: CellValue[][]
}

/** A table as a file holds it: the headers, and behind them a line for each row. Columns of buttons alone are left out. */
export function exportedLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ExportedLines {
  const exported = columns.flatMap(({ id, header, exportAlso = [], ...column }) => {
    const value = column.export ?? column.value
    return value ? [{ id, header, value }, ...exportAlso] : []
  })
  return {
    ids: exported.map(({ id }) => id),
    headers: exported.map(({ header }) => header),
    lines: rows.map((row) => exported.map(({ value }) => value(row))),
  }
}
