import { BulkChangeBody, BulkOutcome, BulkUndoBody } from '../bulk/bulkBodies'
import { limits } from '../limits'
import type { Endpoints } from './endpoint'

/** Many records changed by one call, all of them or none: beyond the specification. */
export const bulkEndpoints = {
  bulkChange: {
    method: 'POST',
    path: '/admin/bulk/{kind}',
    access: 'staff',
    offer: 'bulk',
    body: BulkChangeBody,
    largest: limits.bulkBody,
    answer: BulkOutcome,
    envelope: 'data',
  },
  bulkUndo: {
    method: 'POST',
    path: '/admin/bulk/{kind}/undo',
    access: 'staff',
    offer: 'bulk',
    body: BulkUndoBody,
    largest: limits.bulkBody,
    answer: BulkOutcome,
    envelope: 'data',
  },
} as const satisfies Endpoints
