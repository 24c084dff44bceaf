import type { ArticleFields, NodeFields, OpportunityFields, ProjectFields, Stamp, Stored } from '../records'

/** What is read and changed of many rows at once: no long texts, and relations as ids. */
export type ManyProjects = Omit<
  ProjectFields,
  'description' | 'deploymentInstructions' | 'mediaJson' | 'adminId'
>
export type ManyArticles = Omit<ArticleFields, 'content'>
export type ManyNodes = NodeFields
export type ManyOpportunities = Omit<OpportunityFields, 'description'>

/** The fields that one of many rows gets. */
export interface RowChange<Fields> {
  readonly id: number
  readonly fields: Partial<Fields>
}

/** A table of which many rows are changed at once: in few statements, however many they are. */
export interface ManyTable<Fields> {
  /** Those of the rows with these ids that are there, by id. */
  findMany(ids: readonly number[]): Promise<(Fields & Stored)[]>
  /** As `findMany`; nobody else changes them until the transaction ends. */
  findManyLocked(ids: readonly number[]): Promise<(Fields & Stored)[]>
  /** Changes the given fields of rows that are there. Without a stamp the old ones stay. Throws `ConstraintError`. */
  updateMany(changes: readonly RowChange<Fields>[], stamp?: Stamp): Promise<void>
}

/** The tables of which many rows are changed at once. */
export interface ManyTables {
  manyProjects: ManyTable<ManyProjects>
  manyArticles: ManyTable<ManyArticles>
  manyCategories: ManyTable<ManyNodes>
  manyLanguageStacks: ManyTable<ManyNodes>
  manyOpportunities: ManyTable<ManyOpportunities>
}
