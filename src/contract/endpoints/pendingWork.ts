import { PendingWork } from '../entities'
import type { Endpoints } from './endpoint'

/** What waits for staff: beyond the specification. */
export const pendingWorkEndpoints = {
  pendingWork: {
    method: 'GET',
    path: '/admin/pending-work/0',
    access: 'staff',
    offer: 'pendingWork',
    answer: PendingWork,
    envelope: 'data',
  },
} as const satisfies Endpoints
