import * as z from 'zod/mini'
import {
  ArticleBody,
  NodeBody,
  OpportunityCreateBody,
  ProfileBody,
  ProjectUpdateBody,
  TagCreateBody,
} from '../../contract/bodies'

/** What the form of each kind of record holds; a kept draft that does not fit is never used. */
export const formShapes = {
  project: z.omit(ProjectUpdateBody, { id: true }),
  article: ArticleBody,
  tag: TagCreateBody,
  category: NodeBody,
  languageStack: NodeBody,
  opportunity: z.omit(OpportunityCreateBody, { osnId: true }),
  profile: ProfileBody,
} as const

/** A kind of form that keeps drafts. */
export type FormKind = keyof typeof formShapes
/** The values of such a form. */
export type ValuesOf<K extends FormKind> = z.output<(typeof formShapes)[K]>
