import * as z from 'zod/mini'
import { ProjectRow } from '../entities'
import { Id } from '../fields/lenient'
import type { Endpoints } from './endpoint'

/** Bounds of a page of shared URLs. */
export const sharedUrlsPage = {
  /** Groups of one page. */
  groups: 100,
  /** Projects that are answered of one group. */
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

/** Groups of projects with the same URL, as `plainAddress` compares them, in the order of the first ids. */
export const SharedUrls = z.object({
  /** How many groups there are. */
  total: z.int(),
  groups: z.array(
    z.object({
      /** How many projects it has. */
      count: z.int(),
      /** Those with the lowest ids. */
      rows: z.array(ProjectRow),
    }),
  ),
  /** What the next page is asked with; null at the end. */
  next: z.nullable(Id),
})
export type SharedUrls = z.output<typeof SharedUrls>

/** Counts and duplicates of a long list of projects, where the host searches it: beyond the specification. */
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
