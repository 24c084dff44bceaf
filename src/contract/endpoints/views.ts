import * as z from 'zod/mini'
import { Id, Related, text } from '../fields/lenient'
import { line, verbatim } from '../fields/texts'
import { limits } from '../limits'
import { Acknowledgement, type Endpoints } from './endpoint'

/** A list as somebody searched, filtered and ordered it: its name, and its path and query in the console. */
export const ViewBody = z.object({ name: line(limits.viewName), to: verbatim(limits.url) })
export type ViewBody = z.output<typeof ViewBody>

export const ViewNameBody = z.object({ name: line(limits.viewName) })

/** A view that somebody shares with everybody. */
export const SharedView = z.object({ id: Id, name: text, to: text, sharedBy: z.nullish(Related) })
export type SharedView = z.output<typeof SharedView>

/** Views that are shared with all staff: beyond the specification. Who shares one, or a SUPER_ADMIN, renames and removes it. */
export const viewEndpoints = {
  viewList: {
    method: 'GET',
    path: '/admin/views/0',
    access: 'staff',
    offer: 'views',
    answer: z.array(SharedView),
    envelope: 'data',
  },
  viewCreate: {
    method: 'POST',
    path: '/admin/views/create',
    access: 'staff',
    offer: 'views',
    body: ViewBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  viewRename: {
    method: 'PUT',
    path: '/admin/views/{id}/rename',
    access: 'staff',
    offer: 'views',
    body: ViewNameBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  viewRemove: {
    method: 'PUT',
    path: '/admin/views/{id}/remove',
    access: 'staff',
    offer: 'views',
    answer: Acknowledgement,
    envelope: 'body',
  },
} as const satisfies Endpoints
