import { ApiError, passing } from '../../api/errors'
import type { BulkItem } from './BulkItem'

/** Whether another try may succeed: the network lost the call, the host has too much to do, or it still has the try before. */
export const isPassing = (
  error: unknown,
  { adds, removes, goes }: Pick<BulkItem, 'adds' | 'removes' | 'goes'> = {},
): boolean =>
  error instanceof ApiError &&
  (error.kind === 'FETCH_ERROR' ||
    error.kind === 'TIMEOUT_ERROR' ||
    error.status === 429 ||
    passing.has(error.status) ||
    ((adds ?? removes ?? goes) !== undefined &&
      error.status === 409 &&
      Object.keys(error.fields).length === 0))

/** Whether the host may have carried the call out: its answer does not say that it has not. */
export const mayHaveArrived = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'HTTP' || error.status >= 500 || error.status === 409
