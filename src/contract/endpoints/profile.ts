import * as z from 'zod/mini'
import { ProfileBody } from '../bodies'
import { Profile } from '../entities'
import { Acknowledgement, type Endpoints } from './endpoint'

/** The user's own profile, and the upload of a picture. */
export const profileEndpoints = {
  profile: {
    method: 'GET',
    path: '/profile',
    access: 'signedIn',
    answer: z.object({ user: Profile }),
    envelope: 'body',
  },
  profileUpdate: {
    method: 'PUT',
    path: '/profile/update',
    access: 'signedIn',
    body: ProfileBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  upload: {
    method: 'POST',
    path: '/admin/upload',
    access: 'staff',
    body: 'file',
    answer: z.object({ Location: z.string() }),
    envelope: 'body',
  },
} as const satisfies Endpoints
