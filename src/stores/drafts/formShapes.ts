import * as z from 'zod/mini'
import {
  ArticleBody,
  NodeBody,
  OpportunityCreateBody,
  ProfileBody,
  ProjectUpdateBody,
} from '../../contract/bodies'
import { forEachRecord, type Records } from '../../contract/records'
import type { RecordName } from '../../contract/records/plurals'

/** What the form of each kind of record holds; a kept draft that does not fit is never used. */
export const formShapes = {
  ...(forEachRecord((_, { body }) => body) as { [K in RecordName]: Records[K]['body'] }),
  project: z.omit(ProjectUpdateBody, { id: true }),
  article: ArticleBody,
  category: NodeBody,
  languageStack: NodeBody,
  opportunity: z.omit(OpportunityCreateBody, { osnId: true }),
  profile: ProfileBody,
} as const

/** A kind of form that keeps drafts. */
export type FormKind = keyof typeof formShapes
/** The values of such a form. */
export type ValuesOf<K extends FormKind> = z.output<(typeof formShapes)[K]>
