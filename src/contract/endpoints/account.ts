import * as z from 'zod/mini'
import { PasswordBody } from '../bodies'
import { Session } from '../entities'
import { Acknowledgement, type Endpoints } from './endpoint'

/** The own sessions and the own password: beyond the specification. */
export const accountEndpoints = {
  sessionList: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'signedIn',
    offer: 'sessions',
    answer: z.array(Session),
    envelope: 'data',
  },
  sessionEnd: {
    method: 'POST',
    path: '/auth/sessions/end/{id}',
    access: 'signedIn',
    offer: 'sessions',
    answer: Acknowledgement,
    envelope: 'body',
  },
  sessionEndOthers: {
    method: 'POST',
    path: '/auth/sessions/end-others',
    access: 'signedIn',
    offer: 'sessions',
    answer: Acknowledgement,
    envelope: 'body',
  },
  passwordChange: {
    method: 'PUT',
    path: '/profile/password',
    access: 'signedIn',
    offer: 'passwords',
    body: PasswordBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
} as const satisfies Endpoints
