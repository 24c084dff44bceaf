import type { EntityTable, Tables } from './port'
import type {
  ArticleFields,
  ArticleListRecord,
  ArticleRecord,
  OpportunityFields,
  OpportunityRecord,
  ProjectFields,
  ProjectListRecord,
  ProjectRecord,
  Stamps,
} from './records'
import { countRows, type SqlConnection } from './sql'
import { shapeOf, SqlEntity } from './sqlEntity'
import { SqlRelation } from './sqlRelation'
import { articleLists, listedArticle, listedProject, projectList } from './lists/contentLists'
import { sqlLists } from './removals/sqlLists'
import type { WriteList } from './lists/writtenLists'

/** SQL of the ids that a sub-select finds, as a list. */
const idList = (from: string): string => `ARRAY(SELECT id FROM ${from} ORDER BY id)`

const projectShape = shapeOf<Omit<ProjectFields, 'tags' | 'categories' | 'language_stacks'>>('projects', {
  fields: {
    name: 'text',
    projectUrl: 'text',
    featuredImage: 'text',
    tagline: 'text',
    license: 'text',
    description: 'text',
    deploymentInstructions: 'text',
    mediaJson: 'text',
    isActive: 'boolean',
    isClaimed: 'boolean',
    isFeatured: 'boolean',
    adminId: 'integer',
  },
})

/** Projects with their relations and the ids of their claims. */
export function projectTable(connection: SqlConnection, write: WriteList): Tables['projects'] {
  type Relation = 'tags' | 'categories' | 'language_stacks'
  const rows = new SqlEntity(connection, projectShape)
  const relation = (related: Relation) =>
    new SqlRelation(connection, { table: `project_${related}`, owner: 'project_id', related })
  return {
    ...withRelations<ProjectFields, Relation, ProjectRecord>(connection, rows, {
      relations: {
        tags: relation('tags'),
        categories: relation('categories'),
        language_stacks: relation('language_stacks'),
      },
      more: `${idList('claims WHERE osn_id = projects.id')} AS claims,
        ARRAY(SELECT status FROM claims WHERE osn_id = projects.id ORDER BY id) AS "claimStatuses",
        ${idList("claims WHERE osn_id = projects.id AND status = 'APPROVED'")} AS claimed`,
    }),
    ...sqlLists<Relation>(connection, { table: 'projects', one: 'project', name: 'name' }),
    all: () =>
      connection.query<ProjectListRecord & Record<string, unknown>>(
        `SELECT ${listedProject},
           coalesce(made.claims, '{}') AS claims, coalesce(made.statuses, '{}') AS "claimStatuses",
           coalesce(made.claimed, '{}') AS claimed
         FROM projects LEFT JOIN (
           SELECT osn_id, array_agg(id ORDER BY id) AS claims, array_agg(status ORDER BY id) AS statuses,
             array_agg(id ORDER BY id) FILTER (WHERE status = 'APPROVED') AS claimed
           FROM claims GROUP BY osn_id
         ) AS made ON made.osn_id = projects.id
         ORDER BY projects.id`,
      ),
    written: () => write(projectList),
    async isActive(id) {
      const [found] = await connection.query<{ isActive: boolean }>(
        'SELECT is_active AS "isActive" FROM projects WHERE id = $1',
        [id],
      )
      return found?.isActive
    },
  }
}

const articleShape = shapeOf<Omit<ArticleFields, 'tags'>>('articles', {
  fields: {
    title: 'text',
    excerpt: 'text',
    content: 'text',
    featuredImage: 'text',
    isPublished: 'boolean',
    isFeatured: 'boolean',
  },
})

/** Articles with their tags. */
export function articleTable(connection: SqlConnection, write: WriteList): Tables['articles'] {
  const rows = new SqlEntity(connection, articleShape)
  const tags = new SqlRelation(connection, { table: 'article_tags', owner: 'article_id', related: 'tags' })
  return {
    ...withRelations<ArticleFields, 'tags', ArticleRecord>(connection, rows, { relations: { tags } }),
    ...sqlLists<'tags'>(connection, { table: 'articles', one: 'article', name: 'title' }),
    all: () =>
      connection.query<ArticleListRecord & Record<string, unknown>>(
        `SELECT ${listedArticle} FROM articles ORDER BY id`,
      ),
    written: (which) => write(articleLists[which]),
    countNotPublished: () => countRows(connection, 'articles WHERE NOT is_published'),
  }
}

const opportunityShape = shapeOf<OpportunityFields>('opportunities', {
  fields: { title: 'text', description: 'text', osnId: 'integer', isDeleted: 'boolean' },
})

/** Opportunities with their project's name and the ids of their applications. */
export function opportunityTable(connection: SqlConnection): Tables['opportunities'] {
  const rows = new SqlEntity(connection, opportunityShape)
  const select = <Found = OpportunityRecord>(rest: string, values: readonly unknown[], more = '') =>
    connection.query<Found & Record<string, unknown>>(
      `SELECT ${rows.selection}, projects.name AS "projectName",
         ${idList('applications WHERE opportunity_id = opportunities.id')} AS applications${more}
       FROM opportunities JOIN projects ON projects.id = opportunities.osn_id ${rest}`,
      values,
    )
  const find = async (id: number, lock: string) => {
    const [opportunity] = await select(`WHERE opportunities.id = $1 ${lock}`, [id])
    return opportunity
  }
  return {
    find: (id) => find(id, ''),
    findLocked: (id) => find(id, 'FOR NO KEY UPDATE OF opportunities'),
    async findStamped(id) {
      const more = `, ${rows.stamps}`
      const [found] = await select<OpportunityRecord & Stamps>('WHERE opportunities.id = $1', [id], more)
      return found
    },
    insert: (fields, stamp) => rows.insert(fields, stamp),
    insertAll: (all, stamp) => rows.insertAll(all, stamp),
    update: (id, changes, stamp) => rows.update(id, changes, stamp),
    ofProject: (osnId) =>
      select(
        'WHERE osn_id = $1 AND NOT is_deleted ORDER BY opportunities.id',
        [osnId],
        ', opportunities.updated_at AS "updatedAt"',
      ),
    deletedOf: (osnId) =>
      select('WHERE osn_id = $1 AND is_deleted ORDER BY opportunities.id', [osnId], `, ${rows.stamps}`),
  }
}

/** The operations on rows whose lists of related ids are kept in tables of their own. */
function withRelations<
  Fields extends { readonly [R in Relation]: readonly number[] },
  Relation extends string & keyof Fields,
  Found,
>(
  connection: SqlConnection,
  rows: SqlEntity<Omit<Fields, Relation>>,
  options: { relations: { readonly [R in Relation]: SqlRelation }; more?: string },
): EntityTable<Fields, Found> {
  const { table } = rows
  const relations = Object.entries<SqlRelation>(options.relations) as [Relation, SqlRelation][]
  const lists = relations.map(([name, relation]) => `${relation.selection(table)} AS ${name}`)
  const selection = [rows.selection, ...lists, ...(options.more ? [options.more] : [])].join(', ')
  const find = async <Row = Found>(id: number, lock: string, columns = selection) => {
    const [row] = await connection.query<Row & Record<string, unknown>>(
      `SELECT ${columns} FROM ${table} WHERE ${table}.id = $1 ${lock}`,
      [id],
    )
    return row
  }
  return {
    find: (id) => find(id, ''),
    findLocked: (id) => find(id, `FOR NO KEY UPDATE OF ${table}`),
    findStamped: (id) => find<Found & Stamps>(id, '', `${selection}, ${rows.stamps}`),
    async insert(fields, stamp) {
      const id = await rows.insert(fields, stamp)
      for (const [name, relation] of relations) await relation.insertAll([{ id, ids: fields[name] }])
      return id
    },
    async insertAll(all, stamp) {
      await rows.insertAll(all, stamp)
      for (const [name, relation] of relations)
        await relation.insertAll(all.map((row) => ({ id: row.id, ids: row[name] })))
    },
    async update(id, changes, stamp) {
      const version = await rows.update(id, changes, stamp)
      for (const [name, relation] of relations) {
        const ids = changes[name]
        if (ids !== undefined) await relation.replace(id, ids)
      }
      return version
    },
  }
}
