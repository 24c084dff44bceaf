/** So many ids of a table are one part of it: a change raises the version of its part. */
export const partSize = 256

/** Columns that name the record by which a row is shown. */
type OwnerColumn = (typeof ownerColumns)[number]
const ownerColumns = ['id', 'project_id', 'osn_id', 'article_id', 'opportunity_id'] as const

/**
 * SQL of the triggers by which each statement that changes a table raises versions of `name`, in its own transaction. `owner`
 * holds the id of the record that shows the row.
 */
export function countChanges(table: string, name = table, owner: OwnerColumn = 'id'): string {
  const trigger = (event: string, rows: string, work = `raise_versions_by_${owner}('${name}')`) => `
CREATE TRIGGER raise_on_${event.toLowerCase()} AFTER ${event} ON ${table} ${rows}
  FOR EACH STATEMENT EXECUTE FUNCTION ${work};`
  return [
    trigger('INSERT', 'REFERENCING NEW TABLE AS changed'),
    trigger('UPDATE', 'REFERENCING OLD TABLE AS former NEW TABLE AS changed'),
    trigger('DELETE', 'REFERENCING OLD TABLE AS changed'),
    trigger('TRUNCATE', '', 'raise_all_versions()'),
  ].join('')
}

const raise = (rows: string) => `
    INSERT INTO versions AS known (name, part, version)
    SELECT DISTINCT TG_ARGV[0], owner / ${partSize}, 1 FROM (${rows}) AS rows ORDER BY 2
    ON CONFLICT (name, part) DO UPDATE SET version = known.version + 1;`

const raiseBy = (owner: OwnerColumn) => `
CREATE FUNCTION raise_versions_by_${owner}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN ${raise(`SELECT ${owner} AS owner FROM changed UNION SELECT ${owner} FROM former`)}
  ELSE ${raise(`SELECT ${owner} AS owner FROM changed`)}
  END IF;
  RETURN NULL;
END
$$;`

/**
 * Versions of what processes keep copies of: a number for each part of a table, which the transaction of each change raises. The
 * row without a name counts for all: it begins with the time, so that no restored database has the versions of another.
 */
export const versions = `
CREATE TABLE versions (
  name text NOT NULL,
  part integer NOT NULL,
  version bigint NOT NULL,
  PRIMARY KEY (name, part)
) WITH (fillfactor = 50);
INSERT INTO versions VALUES ('', 0, (extract(epoch FROM clock_timestamp()) * 1000)::bigint);

CREATE FUNCTION raise_all_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE versions SET version = version + 1 WHERE name = '';
  RETURN NULL;
END
$$;
${ownerColumns.map(raiseBy).join('')}
${countChanges('users')}
${countChanges('tags')}
${countChanges('categories')}
${countChanges('language_stacks')}
${countChanges('projects')}
${countChanges('project_tags', 'projects', 'project_id')}
${countChanges('project_categories', 'projects', 'project_id')}
${countChanges('project_language_stacks', 'projects', 'project_id')}
${countChanges('claims', 'projects', 'osn_id')}
${countChanges('articles')}
${countChanges('article_tags', 'articles', 'article_id')}
${countChanges('opportunities')}
${countChanges('applications', 'opportunities', 'opportunity_id')}

-- A session that begins, or is used, ends none.
CREATE FUNCTION raise_session_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO versions AS known (name, part, version) VALUES ('sessions', OLD.user_id / ${partSize}, 1)
  ON CONFLICT (name, part) DO UPDATE SET version = known.version + 1;
  RETURN NULL;
END
$$;
CREATE TRIGGER raise_version AFTER DELETE OR UPDATE OF token_hash, user_id, expires_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION raise_session_versions();
CREATE TRIGGER raise_on_truncate AFTER TRUNCATE ON sessions
  FOR EACH STATEMENT EXECUTE FUNCTION raise_all_versions();
`
