import * as z from 'zod/mini'
import { RoleBody } from '../bodies'
import { User } from '../entities'
import { Acknowledgement, type Endpoints } from './endpoint'

/** Users and their roles. */
export const userEndpoints = {
  userList: {
    method: 'GET',
    path: '/admin/users/{page}',
    access: 'superAdmin',
    answer: z.array(User),
    envelope: 'data',
  },
  userManage: {
    method: 'PUT',
    path: '/admin/manage/{id}',
    access: 'superAdmin',
    body: RoleBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
} as const satisfies Endpoints
