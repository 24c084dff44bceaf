import { foldedNameLength } from '../query/projectQuery'
import { digits, keyLength, signs, signsInOrder } from '../query/sortKey'
import { escaped, partial } from './projectQueries'

/**
 * What makes queries of projects read less. `sort_key` makes the same keys by one expression that looks at its text once, which the
 * planner puts in place of each call; the one before had `fold_text` planned anew for each row. Folded names are a column, as an index
 * of an expression is never read alone. What filters and orders ask of a project stands in `projects_facts`: rows are long.
 */
export const leanerQueries = `
CREATE OR REPLACE FUNCTION sort_key(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN left(translate(
    regexp_replace(
      regexp_replace(fold_text($1), '([0-9]+)', '${'0'.repeat(digits)}\\1', 'g'), '[0-9]*([0-9]{${digits}})', '\\1', 'g'),
    ${escaped(signs)}, ${escaped(signsInOrder)}), ${keyLength});

DROP INDEX projects_by_folded_name;
ALTER TABLE projects ADD COLUMN folded_name text COLLATE "C" NOT NULL
  GENERATED ALWAYS AS (left(search_text(name), ${foldedNameLength})) STORED;
CREATE INDEX projects_by_folded_name ON projects (folded_name, id);

CREATE INDEX projects_facts ON projects (id)
  INCLUDE (name_key, state_rank, changed_ms, claim_count, pending_count, license, is_active, is_featured, is_claimed);
${Object.entries(partial)
  .map(
    ([name, condition]) => `DROP INDEX projects_${name};
CREATE INDEX projects_${name} ON projects (id)
  INCLUDE (name_key, state_rank, changed_ms, claim_count, license, is_active) WHERE ${condition};`,
  )
  .join('\n')}
`
