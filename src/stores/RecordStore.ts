import type { Acknowledgement } from '../contract/endpoints'
import type { ReadOptions, ReplaceOptions, SaveOptions } from './merge/SaveOptions'
import { newTag, withBody } from './merge/withBody'
import { Resource } from './Resource'
import { ResourceMap } from './ResourceMap'

/** The four calls of one kind of record. */
export interface RecordStoreCalls<Row, Values> {
  list(options: { signal: AbortSignal; onRows: ((rows: Row[]) => void) | undefined }): Promise<Row[]>
  one(id: number, options: ReadOptions): Promise<Row>
  create(values: Values, options: SaveOptions): Promise<Acknowledgement>
  update(id: number, values: Values, options: ReplaceOptions): Promise<Acknowledgement>
}

/** Records of one kind: all of them as a list, and each by its id. Kinds differ in their calls. */
export class RecordStore<Row extends { id: number }, Values extends object> {
  readonly list: Resource<Row[]>
  readonly one: ResourceMap<number, Row>

  /** `onRenamed`: other records that carry the names of these are out of date. */
  constructor(
    private readonly calls: RecordStoreCalls<Row, Values>,
    private readonly onRenamed: () => void = () => undefined,
  ) {
    this.list = new Resource((signal, _, onRows) => calls.list({ signal, onRows }))
    this.one = new ResourceMap(
      (id, options) => calls.one(id, options),
      (id) => {
        const row = this.list.value?.find((one) => one.id === id)
        // Of its stamps a list has one at most: not who made the change.
        return row && { ...row, updatedAt: undefined }
      },
    )
  }

  /** Adds a record; returns its id where the host gives it. Throws an `ApiError`. */
  async create(values: Values, options: SaveOptions = {}): Promise<number | undefined> {
    const answer = await this.calls.create(values, options)
    this.list.invalidate()
    return answer.data?.id
  }

  /** Adds a record and returns its id, also where the host does not give it: then the list is read. Throws an `ApiError`. */
  async createNamed(name: string, values: Values): Promise<number> {
    const id = await this.create(values)
    if (id !== undefined) return id
    await this.list.load()
    const found = this.list.value?.findLast((row) => isMadeFrom(row, values))
    if (!found) throw new Error(`${name} was added, but the list could not be read. Search for it again`)
    return found.id
  }

  /** Replaces record `id`. Throws an `ApiError`. */
  async update(id: number, values: Values, options: ReplaceOptions = {}): Promise<void> {
    const tag = await newTag(options, (rest) => this.calls.update(id, values, rest))
    this.list.invalidate()
    // Children show the name of their parent.
    this.one.invalidateAll(id)
    this.one.replaced(id, tag, (row) =>
      // Only the host knows the name of another parent.
      parentOf(row) === parentOf(values) ? withBody(row, values) : undefined,
    )
    this.onRenamed()
  }
}

/** Whether a row shows these values. */
const isMadeFrom = (row: object, values: object) => {
  const shown = row as Readonly<Record<string, unknown>>
  return Object.entries(values).every(([field, value]) => shown[field] === value)
}

const parentOf = (node: object) => ('parentId' in node ? node.parentId : undefined)
