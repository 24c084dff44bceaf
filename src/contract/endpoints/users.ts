import * as z from 'zod/mini'
import { DemotionBody, InviteBody, RoleBody } from '../bodies'
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
  userInvite: {
    method: 'POST',
    path: '/admin/users/invite',
    access: 'superAdmin',
    offer: 'people',
    body: InviteBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  userSessionsEnd: {
    method: 'POST',
    path: '/admin/users/{id}/end-sessions',
    access: 'superAdmin',
    offer: 'people',
    answer: Acknowledgement,
    envelope: 'body',
  },
  superAdminDemote: {
    method: 'PUT',
    path: '/admin/manage/{id}/super-admin',
    access: 'superAdmin',
    offer: 'people',
    body: DemotionBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
} as const satisfies Endpoints
