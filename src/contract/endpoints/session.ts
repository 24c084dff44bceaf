import * as z from 'zod/mini'
import { LoginBody, MagicLinkBody } from '../bodies'
import { Acknowledgement, type Endpoints } from './endpoint'

const LoginAnswer = z.object({
  user: z.object({
    success: z.boolean(),
    statusCode: z.nullish(z.number()),
    message: z.nullish(z.string()),
  }),
  token: z.nullish(z.string()),
  /** True where the server offers `logout` (decisions, "Session"). */
  logout: z.optional(z.boolean()),
})

const VerifyAnswer = z.object({
  user: z.object({ data: z.object({ isVerified: z.boolean() }) }),
  token: z.nullish(z.string()),
  logout: z.optional(z.boolean()),
})

const CurrentUser = z.object({
  id: z.optional(z.int()),
  role: z.string(),
  /** What the host offers beyond the specification's calls; one that names nothing offers nothing. */
  offers: z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((value): string[] => value ?? []),
  ),
})

const MagicLinkAnswer = z.object({ statusCode: z.number(), message: z.string() })

/** Sign-in and sign-out. */
export const sessionEndpoints = {
  currentUser: {
    method: 'GET',
    path: '/auth/user',
    access: 'signedIn',
    answer: CurrentUser,
    envelope: 'data',
  },
  login: {
    method: 'POST',
    path: '/auth/login/',
    access: 'anyone',
    body: LoginBody,
    answer: LoginAnswer,
    envelope: 'body',
  },
  magicLink: {
    method: 'POST',
    path: '/auth/magic-link',
    access: 'anyone',
    body: MagicLinkBody,
    answer: MagicLinkAnswer,
    envelope: 'body',
  },
  verify: {
    method: 'GET',
    path: '/auth/verify/{token}',
    access: 'anyone',
    answer: VerifyAnswer,
    envelope: 'body',
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'signedIn',
    offer: 'logout',
    answer: Acknowledgement,
    envelope: 'body',
  },
} as const satisfies Endpoints
