/** What `plainAddress` of the console makes of an address, step by step: without what makes no difference. */
const steps = [
  ['^([a-z][a-z0-9+.-]*:)?//', ''],
  ['^[^/@]*@', ''],
  ['#.*$', ''],
  ['^www\\.', ''],
  ['^([^/?:]+):[0-9]+', '\\1'],
  ['/+(?=\\?|$)', ''],
  ['\\.git(?=\\?|$)', ''],
] as const

const plain = steps.reduce(
  (text, [found, kept]) => `regexp_replace(${text}, '${found}', '${kept}')`,
  "lower(regexp_replace($1, '^\\s+|\\s+$', '', 'g'))",
)

/**
 * A hash of each project's URL, by which projects with the same URL are found. A URL may be longer than what an index holds, so it is
 * hashed. The table is narrow, as all of it is read; a project without a URL has no hash.
 */
export const projectAddresses = `
CREATE FUNCTION address_key(text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ('x' || left(md5(nullif(${plain}, '')), 16))::bit(64)::bigint
$$;

CREATE TABLE project_addresses (
  project_id integer PRIMARY KEY,
  address_key bigint
);
INSERT INTO project_addresses SELECT id, address_key(project_url) FROM projects ORDER BY id;
ALTER TABLE project_addresses ADD FOREIGN KEY (project_id) REFERENCES projects ON DELETE CASCADE;
CREATE INDEX project_addresses_of ON project_addresses (address_key, project_id);

CREATE FUNCTION add_project_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO project_addresses SELECT id, address_key(project_url) FROM added;
  RETURN NULL;
END
$$;
CREATE TRIGGER add_addresses AFTER INSERT ON projects REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_project_addresses();

CREATE FUNCTION change_project_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project_addresses SET address_key = address_key(NEW.project_url) WHERE project_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER change_address AFTER UPDATE ON projects FOR EACH ROW
  WHEN (OLD.project_url IS DISTINCT FROM NEW.project_url)
  EXECUTE FUNCTION change_project_address();
`
