import type { Related } from '../../../src/contract/fields/lenient'
import type { MemoryRows } from '../memoryRows'
import type { ClaimFields, ProjectClaims, Stored } from '../records'

/** Related records as `{id, name}`, in the order of choosing. */
export function related<Fields extends { readonly name: string }>(
  rows: MemoryRows<Fields>,
  ids: readonly number[],
): Related[] {
  return ids.map((id) => ({ id, name: rows.get(id)?.name ?? '' }))
}

/** The claims of one project, as its row shows them. */
export function claimIds(claims: readonly (ClaimFields & Stored)[]): ProjectClaims {
  return {
    claims: claims.map(({ id }) => id),
    claimStatuses: claims.map(({ status }) => status),
    claimed: claims.filter(({ status }) => status === 'APPROVED').map(({ id }) => id),
  }
}

/** Rows by their key. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
