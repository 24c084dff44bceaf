import type { Category, LanguageStack } from '../../../src/contract/entities'
import type { AnyRecordKind } from '../../../src/contract/records/record'
import type { ArticleListRecord, NodeRecord, ProjectClaims, ProjectListRecord } from '../records'

/** A record with plain fields as the API returns it: the fields of its form, and its id. */
export function recordRow<Row extends { readonly id: number }>(body: AnyRecordKind['body'], row: Row) {
  return { ...formFields(body, row), id: row.id }
}

/** What the form of a kind of record holds, of a body or a row. */
export function formFields(
  body: AnyRecordKind['body'],
  from: object,
): Record<string, string | number | boolean> {
  const values = from as Readonly<Record<string, string | number | boolean>>
  return Object.fromEntries(Object.keys(body.shape).map((field) => [field, values[field] ?? '']))
}

/** A project as the list of all projects returns it. */
export function projectRow({ claims, claimStatuses, claimed, ...project }: ProjectListRecord) {
  return { ...project, ...claimsOf({ claims, claimStatuses, claimed }) }
}

/** The articles that everybody may read, as the site's list returns them. */
export const publishedArticles = (articles: readonly ArticleListRecord[]) =>
  articles
    .filter(({ isPublished }) => isPublished)
    .map(({ tags: _tags, updatedAt: _updatedAt, ...shown }) => shown)

/** The claims of a project as the API answers them. */
export function claimsOf({ claims, claimStatuses, claimed }: ProjectClaims) {
  return {
    claims: claims.map((id, index) => ({ id, status: claimStatuses[index] ?? '' })),
    claimed: claimed.map((id) => ({ id })),
  }
}

const parentOf = ({ parentName }: NodeRecord) => (parentName === null ? null : { name: parentName })

/** A category as the API returns it. */
export function categoryRow(node: NodeRecord): Category {
  return { id: node.id, name: node.name, parentId: node.parentId, parentCategory: parentOf(node) }
}

/** A language stack as the API returns it. */
export function languageStackRow(node: NodeRecord): LanguageStack {
  return { id: node.id, name: node.name, parentId: node.parentId, parentLanguageStack: parentOf(node) }
}
