import type { WrittenList } from './writtenLists'

/** SQL of the ids that a record is related to, in the order of choosing, under the relation's name. */
const relatedIds = (owner: string, related: string): string =>
  `ARRAY(SELECT related_id FROM ${owner}_${related} WHERE ${owner}_id = ${owner}s.id ORDER BY position) AS ${related}`

/** SQL of when a row of the table was changed last: ISO 8601, in milliseconds and UTC, as JavaScript writes it. */
export const updatedAt = (table: string): string =>
  `to_char(${table}.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"`

/** Columns of a project that its list shows, but its claims. */
export const listedProject = `projects.id, name, project_url AS "projectUrl", featured_image AS "featuredImage", tagline,
  license, description <> '' AS "hasDescription", deployment_instructions <> '' AS "hasDeploymentInstructions",
  is_active AS "isActive", is_claimed AS "isClaimed", is_featured AS "isFeatured",
  ${relatedIds('project', 'tags')}, ${relatedIds('project', 'categories')},
  ${relatedIds('project', 'language_stacks')}, ${updatedAt('projects')}`

/** All projects. */
export const projectList: WrittenList = {
  name: 'projects',
  select: (from) => `
    SELECT ${listedProject},
      coalesce(made.claims, '[]')::json AS claims, coalesce(made.claimed, '[]')::json AS claimed
    FROM ${from} LEFT JOIN (
      SELECT osn_id,
        '[' || string_agg('{"id":' || id || ',"status":' || to_json(status) || '}', ',' ORDER BY id) || ']' AS claims,
        '[' || string_agg('{"id":' || id || '}', ',' ORDER BY id) FILTER (WHERE status = 'APPROVED') || ']' AS claimed
      FROM claims GROUP BY osn_id
    ) AS made ON made.osn_id = projects.id`,
}

const publicArticle =
  'id, title, excerpt, featured_image AS "featuredImage", is_published AS "isPublished", is_featured AS "isFeatured"'
/** Columns of an article that the staff's list shows. */
export const listedArticle = `${publicArticle}, ${relatedIds('article', 'tags')}, ${updatedAt('articles')}`

const articleList = (variant: string, select: WrittenList['select']): WrittenList => ({
  name: 'articles',
  variant,
  select,
})
/** All articles, and those that everybody may read. */
export const articleLists = {
  all: articleList('all', (from) => `SELECT ${listedArticle} FROM ${from}`),
  published: articleList('published', (from) => `SELECT ${publicArticle} FROM ${from} WHERE is_published`),
}
