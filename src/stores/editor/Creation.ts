import { ApiError } from '../../api/errors'
import type { SaveOptions } from '../merge/SaveOptions'
import type { MakeWriter } from './EditorOptions'
import type { Writer } from './Writer'

/** How a record is created. Throws an `ApiError`. */
export type CreateCall<Values> = (values: Values, options: Required<SaveOptions>) => Promise<unknown>

/** For an editor whose record is new. */
export const creating =
  <Values extends object>(create: CreateCall<Values>): MakeWriter<Values> =>
  () =>
    new Creation(create)

/** Creates records, one after another: each filled form has an idempotency key until its outcome is known (decisions). */
export class Creation<Values extends object> implements Writer<Values> {
  readonly isNew = true
  submission: string | undefined

  constructor(private readonly create: CreateCall<Values>) {}

  async write(values: Values) {
    this.submission ??= crypto.randomUUID()
    try {
      await this.create(values, { idempotencyKey: this.submission })
      this.submission = undefined
      return { record: values, notice: { about: nameOf(values) } }
    } catch (error) {
      if (settles(error)) this.submission = undefined
      throw error
    }
  }
}

/** The record's name, by which the message after it names it. */
function nameOf(values: object): string {
  const named = values as { name?: unknown; title?: unknown }
  const name = named.name ?? named.title
  return typeof name === 'string' ? name : ''
}

/** Whether the answer proves that this filled form was refused, so that another filling may have a key of its own. */
const settles = (error: unknown) =>
  error instanceof ApiError &&
  error.kind === 'HTTP' &&
  error.status < 500 &&
  error.status !== 409 &&
  error.status !== 429
