import { BulkChangeBody, BulkOutcome, BulkReadQuery, BulkRecords, BulkUndoBody } from '../bulk/bulkBodies'
import { limits } from '../limits'
import type { Endpoints } from './endpoint'

/** Many records read, and changed all of them or none, by one call: beyond the specification. */
export const bulkEndpoints = {
  bulkRead: {
    method: 'GET',
    path: '/admin/bulk/{kind}',
    access: 'staff',
    offer: 'bulk',
    query: BulkReadQuery,
    answer: BulkRecords,
    envelope: 'data',
  },
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
