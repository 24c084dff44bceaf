/** Rows that lead to the same place. */
export interface SharedAddress<Row> {
  /** What their addresses come down to: `github.com/facebook/react`. */
  address: string
  rows: readonly Row[]
}

/**
 * Rows whose addresses are the same but for scheme, `www`, port, slashes and `.git` at the end, case and anchor; in the order of the
 * rows. Rows without an address share none.
 */
export function sharedAddresses<Row>(
  rows: readonly Row[],
  addressOf: (row: Row) => string,
): SharedAddress<Row>[] {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const address = plainAddress(addressOf(row))
    if (address === '') continue
    const others = found.get(address)
    if (others) others.push(row)
    else found.set(address, [row])
  }
  return [...found].flatMap(([address, same]) => (same.length > 1 ? [{ address, rows: same }] : []))
}

/** An address without what makes no difference; '' where there is none. */
export function plainAddress(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^([a-z][a-z\d+.-]*:)?\/\//, '')
    .replace(/^[^/@]*@/, '')
    .replace(/#.*$/, '')
    .replace(/^www\./, '')
    .replace(/^([^/?:]+):\d+/, '$1')
    .replace(/\/+(?=\?|$)/, '')
    .replace(/\.git(?=\?|$)/, '')
}
