import { readFile } from 'node:fs/promises'
import type { SqlPool } from '../../server/database/sql'

/** Words of made-up projects: those of the demo directory's names and taglines. */
export async function wordsOfDemo(): Promise<string[]> {
  const text = await readFile(new URL('../../server/node/demo/directory.json', import.meta.url), 'utf8')
  const { projects } = JSON.parse(text) as { projects: { name: string; tagline: string }[] }
  const words = projects.flatMap(({ name, tagline }) => `${name} ${tagline}`.split(/[^\p{L}\p{N}.+-]+/u))
  return [...new Set(words.filter((word) => /^[\p{L}\p{N}]/u.test(word) && word.length < 30))]
}

const licenses = [
  'MIT',
  'Apache-2.0',
  'GPL-3.0-only',
  'AGPL-3.0-only',
  'BSD-3-Clause',
  'MPL-2.0',
  'Apache 2',
  '',
]

/** Numbers of related records, and how many of them each project has. */
const related = { tags: [2000, 3], categories: [500, 2], language_stacks: [200, 1] } as const

/** One of the words: the first ones come often, most of them seldom. */
const word = '$2::text[]'
const some = `(${word})[1 + floor(power(random(), 3) * array_length(${word}, 1))::integer]`

/** Fills an empty database with so many made-up projects, tags, categories, stacks and claims; always the same ones. */
export async function fill(pool: SqlPool, count: number): Promise<void> {
  const words = await wordsOfDemo()
  await pool.transaction(
    async ({ query }) => {
      await query('SELECT setseed(0.5)', [])
      await query(
        `INSERT INTO tags (name, name_key) SELECT 'tag ' || n, 'tag ' || n FROM generate_series(1, ${related.tags[0]}) AS n`,
      )
      for (const [table, few] of [
        ['categories', 20],
        ['language_stacks', 10],
      ] as const)
        await query(`INSERT INTO ${table} (name, name_key, parent_id)
          SELECT 'node ' || n, 'node ' || n, CASE WHEN n > ${few} THEN 1 + n % ${few} END FROM generate_series(1, ${related[table][0]}) AS n`)
      await query(
        `INSERT INTO projects (name, project_url, featured_image, tagline, license, description, deployment_instructions,
           media_json, is_active, is_claimed, is_featured, created_at, updated_at)
         SELECT initcap(${some}) || CASE WHEN random() < 0.5 THEN ' ' ELSE '-' END || ${some} || CASE WHEN random() < 0.6 THEN ' ' || n ELSE '' END,
           'https://' || lower(${some}) || '.example/' || lower(${some}) || '-' || n,
           CASE WHEN random() < 0.05 THEN '' ELSE '/uploads/' || md5(n::text) || '.png' END,
           ${some} || ' ' || ${some} || ' ' || ${some} || ' ' || ${some} || ' ' || ${some} || ' ' || ${some} || ' ' || ${some},
           ($3::text[])[1 + floor(power(random(), 2) * ${licenses.length})::integer],
           CASE WHEN random() < 0.1 THEN '' ELSE '<p>' || repeat(${some} || ' ', 40) || '</p>' END,
           CASE WHEN random() < 0.5 THEN '' ELSE '<p>' || repeat(${some} || ' ', 20) || '</p>' END,
           '[]', random() < 0.9, random() < 0.05, random() < 0.01, now(),
           CASE WHEN random() < 0.1 THEN NULL ELSE timestamptz '2020-01-01' + random() * interval '6 years' END
         FROM generate_series(1, $1::integer) AS n`,
        [count, words, licenses],
      )
      for (const [name, [kinds, each]] of Object.entries(related))
        await query(`INSERT INTO project_${name} (project_id, related_id, position)
          SELECT id, 1 + floor(power(random(), 3) * ${kinds})::integer, place - 1
          FROM projects CROSS JOIN generate_series(1, ${each}) AS place ON CONFLICT DO NOTHING`)
      await query(
        `INSERT INTO claims (osn_id, claimer_name, claimer_email, details, public_profile, status)
         SELECT 1 + floor(random() * $1::integer)::integer, 'Name', 'name@example.org', '', '',
           (ARRAY['PENDING', 'APPROVED', 'REJECTED'])[1 + n % 3] FROM generate_series(1, $1::integer / 30) AS n`,
        [count],
      )
    },
    { mayTakeLong: true },
  )
}
