/** SQL of the texts that a project is searched by, folded; `of` is the project. */
const folded = (of: string): string =>
  ['name', 'project_url', 'tagline'].map((column) => `search_text(${of}.${column})`).join(' || chr(10) || ')

/**
 * What projects are searched by stands in a table of its own. The index of three letters in a row finds more rows than have a word, and
 * each of them is read: this table has a sixth of the pages. It is also written only where a text changes, so a project that is
 * published or featured leaves the index of words alone.
 */
export const projectTexts = `
CREATE TABLE project_texts (
  project_id integer PRIMARY KEY,
  search_key text COLLATE "C" NOT NULL
);
INSERT INTO project_texts SELECT id, search_key FROM projects ORDER BY id;
ALTER TABLE project_texts ADD FOREIGN KEY (project_id) REFERENCES projects ON DELETE CASCADE;
ALTER TABLE projects DROP COLUMN search_key;

CREATE FUNCTION add_project_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO project_texts SELECT id, ${folded('added')} FROM added;
  RETURN NULL;
END
$$;
CREATE TRIGGER add_texts AFTER INSERT ON projects REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_project_texts();

CREATE FUNCTION change_project_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project_texts SET search_key = ${folded('NEW')} WHERE project_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER change_text AFTER UPDATE ON projects FOR EACH ROW
  WHEN ((OLD.name, OLD.project_url, OLD.tagline) IS DISTINCT FROM (NEW.name, NEW.project_url, NEW.tagline))
  EXECUTE FUNCTION change_project_text();
`
