import { copyLine, worthCopying } from './many/copyLines'
import type { SqlConnection } from './sql'
import { parts } from './sqlEntity'

/** A list of related ids, kept in a table of its own with the order of choosing. */
export class SqlRelation {
  constructor(
    private readonly connection: SqlConnection,
    private readonly options: {
      table: string
      /** Column of the record that has the list. */
      owner: string
      /** Table that the ids belong to. */
      related: string
    },
  ) {}

  /** SQL of the list as JSON, `[{id, name}]`, for a `SELECT` on the owner's table. */
  selection(ownerTable: string): string {
    const { table, owner, related } = this.options
    return `(SELECT coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) ORDER BY link.position), '[]')
      FROM ${table} AS link JOIN ${related} AS r ON r.id = link.related_id
      WHERE link.${owner} = ${ownerTable}.id)`
  }

  async replace(ownerId: number, ids: readonly number[]): Promise<void> {
    const { table, owner } = this.options
    await this.connection.query(`DELETE FROM ${table} WHERE ${owner} = $1`, [ownerId])
    await this.insertAll([{ id: ownerId, ids }])
  }

  /** Replaces many lists: what is gone goes, what is new or stands elsewhere is written. */
  async replaceAll(lists: readonly { id: number; ids: readonly number[] }[]): Promise<void> {
    const { table, owner } = this.options
    const given = 'json_to_recordset($1::json) AS r(id integer, ids integer[])'
    for (const part of parts(lists)) {
      const json = JSON.stringify(part)
      await this.connection.query(
        `DELETE FROM ${table} USING ${given} WHERE ${owner} = r.id AND NOT related_id = ANY (r.ids)`,
        [json],
      )
      await this.connection.query(
        `INSERT INTO ${table} (${owner}, related_id, position)
         SELECT r.id, one.related, one.position - 1 FROM ${given}
         CROSS JOIN LATERAL unnest(r.ids) WITH ORDINALITY AS one (related, position)
         ON CONFLICT (${owner}, related_id) DO UPDATE SET position = excluded.position
         WHERE ${table}.position <> excluded.position`,
        [json],
      )
    }
  }

  async insertAll(lists: readonly { id: number; ids: readonly number[] }[]): Promise<void> {
    const { table, owner } = this.options
    const links = lists.flatMap(({ id, ids }) =>
      ids.map((related, position) => ({ owner: id, related, position })),
    )
    if (this.connection.copyIn && links.length >= worthCopying) {
      const lines = links.map((link) => copyLine([link.owner, link.related, link.position]))
      return this.connection.copyIn(`${table} (${owner}, related_id, position)`, lines.join(''))
    }
    for (const part of parts(links)) {
      await this.connection.query(
        `INSERT INTO ${table} (${owner}, related_id, position)
         SELECT r.owner, r.related, r.position
         FROM json_to_recordset($1::json) AS r(owner integer, related integer, position integer)`,
        [JSON.stringify(part)],
      )
    }
  }
}
