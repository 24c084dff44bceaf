import { smallTable } from '../database/query/sqlSearch'

/** So many projects, with words that come often, seldom and once. */
export const projects = 4 * smallTable

/** SQL that fills an empty database with them, and with what they are related to. */
export const rows = `
  INSERT INTO tags (name, name_key) SELECT 'tag ' || n, 'tag ' || n FROM generate_series(1, 300) AS n;
  INSERT INTO categories (name, name_key, parent_id)
    SELECT 'node ' || n, 'node ' || n, nullif(n / 10, 0) FROM generate_series(1, 200) AS n;
  INSERT INTO language_stacks (name, name_key, parent_id)
    SELECT 'node ' || n, 'node ' || n, nullif(n / 10, 0) FROM generate_series(1, 50) AS n;
  INSERT INTO projects (name, project_url, featured_image, tagline, license, description, deployment_instructions,
      media_json, is_active, is_claimed, is_featured, updated_at)
    SELECT CASE n % 500 WHEN 0 THEN 'Maps' WHEN 1 THEN 'Maps ' || n ELSE 'Thing ' || md5(n::text) END,
      'https://example.org/' || n,
      CASE WHEN n % 50 = 0 THEN '' ELSE '/uploads/x.png' END,
      'a tool' || CASE WHEN n % 3 = 0 THEN ' for maps' WHEN n % 400 = 0 THEN ' of storybook' ELSE '' END,
      CASE WHEN n % 60 = 0 THEN 'Apache 2' WHEN n % 4 = 0 THEN 'MIT' ELSE 'GPL-3.0-only' END,
      CASE WHEN n % 70 = 0 THEN '' ELSE repeat('words of a text ', 40) END, CASE WHEN n % 30 = 0 THEN '' ELSE 'text' END,
      '[]', n % 40 <> 0, n % 45 = 0, n % 90 = 0, now() - n * interval '1 minute'
    FROM generate_series(1, ${projects}) AS n;
  INSERT INTO project_tags SELECT id, 1 + (id * 7) % 300, 0 FROM projects;
  INSERT INTO project_categories SELECT id, 1 + (id * 11) % 200, 0 FROM projects;
  INSERT INTO project_language_stacks SELECT id, 1 + (id * 13) % 50, 0 FROM projects;
  INSERT INTO claims (osn_id, claimer_name, claimer_email, details, public_profile, status)
    SELECT n * 100, 'Name', 'name@example.org', '', '', 'PENDING' FROM generate_series(1, ${projects / 100}) AS n;`
