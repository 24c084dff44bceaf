import * as z from 'zod/mini'
import { ProjectRow } from '../entities'
import { Id } from '../fields/lenient'
import type { Endpoints } from './endpoint'

/** Bounds of a page of shared addresses. */
export const sharedUrlsPage = {
  /** Addresses of one page. */
  addresses: 100,
  /** Projects that are answered of one address. */
  projects: 20,
} as const

/** How many projects use what. */
export const ProjectUses = z.object({
  /**
   * By filter, as in the address (`tag:7`): how many projects have it, or what lies below it. What none has may be left out.
   */
  counts: z.record(z.string(), z.int()),
  /** Numbers above it are estimated; null where all are counted. */
  exactUpTo: z.nullable(z.int()),
})
export type ProjectUses = z.output<typeof ProjectUses>

export const SharedUrlsQuery = z.object({
  /** `next` of the page before. */
  after: z.optional(Id),
})

/** Projects whose URLs lead to the same place, in the order of the first ids. */
export const SharedUrls = z.object({
  /** How many such places there are. */
  total: z.int(),
  places: z.array(
    z.object({
      /** How many projects lead there. */
      count: z.int(),
      /** Those with the lowest ids. */
      rows: z.array(ProjectRow),
    }),
  ),
  /** What the next page is asked with; null at the end. */
  next: z.nullable(Id),
})
export type SharedUrls = z.output<typeof SharedUrls>

/** What the whole of a long list of projects comes to, where the host searches it: beyond the specification. */
export const careEndpoints = {
  projectUses: {
    method: 'GET',
    path: '/admin/uses/0',
    access: 'staff',
    offer: 'query',
    answer: ProjectUses,
    envelope: 'data',
  },
  sharedUrls: {
    method: 'GET',
    path: '/admin/shared-urls/0',
    access: 'staff',
    offer: 'query',
    query: SharedUrlsQuery,
    answer: SharedUrls,
    envelope: 'data',
  },
} as const satisfies Endpoints
