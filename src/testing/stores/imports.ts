import { importCalls } from '../../stores/bulk/bulkKinds'
import type { BulkOrder } from '../../stores/bulk/BulkItem'
import { ImportDraft, type ReadFile } from '../../stores/import/ImportDraft'
import { importOrder } from '../../stores/import/importOrder'
import { importKinds, type ImportKindName } from '../../stores/import/importKinds'
import { from1To } from './bulkOrders'
import type { TestStores } from './testStores'

/** A file as somebody chooses it. */
export function chosen(text: string | Uint8Array, name = 'file.csv') {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return { name, size: bytes.length, bytes: async () => bytes }
}

/** Reads a file, and throws the sentence with which it is refused. */
export async function readFile(at: TestStores, kind: ImportKindName, text: string): Promise<ReadFile> {
  const draft = new ImportDraft(at.stores, importKinds[kind])
  draft.retain()
  await draft.read(chosen(text))
  if (!draft.file) throw new Error(draft.problem)
  return draft.file
}

/** The job of all rows of a file that can be imported. */
export async function orderOfAll(at: TestStores, kind: ImportKindName, text: string): Promise<BulkOrder> {
  const file = await readFile(at, kind, text)
  return importOrder(importKinds[kind], file, new Set(file.items.map(({ id }) => id)))
}

/** What the host has of a kind. */
export const rowsOf = (at: TestStores, kind: ImportKindName) => {
  at.setWire(undefined)
  return importCalls(at.stores, kind).rows?.() as Promise<
    readonly { id: number; name: string; parentId?: number; isActive?: boolean }[]
  >
}

/** A file of so many projects; nothing but the job keeps two from having the same name. */
export const manyProjects = (count: number) =>
  'Name,Project URL,Tagline,License,Featured image,Tags,Categories,Language stacks\n' +
  from1To(count)
    .map((row) => `Import ${row},https://example.org/${row},Tagline,MIT,https://example.org/a.png,#1,#1,#1\n`)
    .join('')

/** A host of the specification alone: it keeps no keys and says no ids; one call in five is lost where `lost` counts them. */
export function bare(at: TestStores, lost?: { requests: number; answers: number }): typeof fetch {
  let state = 7
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
  return async (input) => {
    const request = input as Request
    const fate = lost ? next() : 1
    if (lost && fate < 0.1) {
      lost.requests += 1
      throw new TypeError('Failed to fetch')
    }
    const answer = await at.server.handle(request)
    answer.headers.delete('idempotency-key-kept')
    const body = (await answer.clone().json()) as object
    if (lost && fate < 0.2) {
      lost.answers += 1
      throw new TypeError('Failed to fetch')
    }
    if (request.method !== 'POST' || !answer.ok) return answer
    return Response.json({ ...body, data: null }, { status: answer.status })
  }
}
