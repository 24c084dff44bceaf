import { foldedNameLength } from '../query/projectQuery'
import { digits, keyLength, signs, signsInOrder } from '../query/sortKey'
import { capitals, marks, smalls } from './foldedLetters'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const hex = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
/** A text as a literal of SQL, with signs beyond printable ASCII by their numbers. */
export const escaped = (text: string): string =>
  `E'${Array.from(text, (one) => (/[ -~]/.test(one) && !/['\\]/.test(one) ? one : hex(one))).join('')}'`

const markClass = `[${marks.map((range) => range.replace(/[0-9a-f]{4}/g, (code) => `\\u${code}`)).join('')}]`
const spaces = '[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+'
/** Letters of one sign that fold to another one, and those that fold to two. */
const single = { from: 'øđðłıς', to: 'oddliσ' }
const double: readonly [string, string][] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]
const unmarked = `lower(regexp_replace(normalize($1, NFKD) COLLATE "C", ${quoted(markClass)}, '', 'g'))`
const small = `translate(${unmarked}, ${quoted(capitals)}, ${quoted(smalls)})`
const folded = double.reduce(
  (text, [letter, two]) => `replace(${text}, ${quoted(letter)}, ${quoted(two)})`,
  `translate(${small}, ${quoted(single.from)}, ${quoted(single.to)})`,
)

/**
 * What lists are searched and ordered by: `fold_text` is \`normalizeForSearch\`, \`search_text\` \`searchable\`, \`sort_key\` the
 * function of that name. They depend on no locale: PGlite and every PostgreSQL answer the same. A text of ASCII takes the short way.
 */
const functions = `
CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(
    CASE WHEN octet_length($1) = length($1) THEN lower($1 COLLATE "C") ELSE ${folded} END,
    ${quoted(spaces)}, ' ', 'g'), ' ');
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(fold_text($1), '^https?://(www[.])?', '');
CREATE FUNCTION sort_key(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN left(translate(
    CASE WHEN $1 ~ '[0-9]' OR octet_length($1) <> length($1) THEN regexp_replace(
      regexp_replace(fold_text($1), '([0-9]+)', '${'0'.repeat(digits)}\\1', 'g'), '[0-9]*([0-9]{${digits}})', '\\1', 'g')
    ELSE fold_text($1) END,
    ${escaped(signs)}, ${escaped(signsInOrder)}), ${keyLength});`

/** Milliseconds since 1970; 0 where nobody knows when. */
const milliseconds = `coalesce(floor(extract(epoch FROM (updated_at - '1970-01-01T00:00:00Z'::timestamptz)) * 1000)::bigint, 0)`

/** SQL of the name of a project, folded, as far as the coarse order looks at it. */
const foldedName = `left(split_part(search_key, chr(10), 1), ${foldedNameLength})`

/** Filters that keep few projects: what orders these is in the index too, so that none of them is read to be ordered. */
export const partial = {
  inactive: 'NOT is_active',
  featured: 'is_featured',
  claimed: 'is_claimed',
  pending: 'pending_count > 0',
  no_image: "featured_image = ''",
  no_description: "description = ''",
  no_deployment: "deployment_instructions = ''",
}
const covered = 'INCLUDE (name_key, state_rank, changed_ms, claim_count)'

/**
 * Columns and indexes by which the list of projects is searched, filtered and ordered without reading all of it. The index of
 * searches is made when the database is opened (`searchIndex.ts`), as it needs an extension.
 */
export const projectQueries = `
${functions}
ALTER TABLE projects
  ADD COLUMN search_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS
    (search_text(name) || chr(10) || search_text(project_url) || chr(10) || search_text(tagline)) STORED,
  ADD COLUMN name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED,
  ADD COLUMN changed_ms bigint NOT NULL GENERATED ALWAYS AS (${milliseconds}) STORED,
  ADD COLUMN state_rank smallint NOT NULL GENERATED ALWAYS AS
    (CASE WHEN is_active THEN 0 ELSE 2 END + CASE WHEN is_featured THEN 1 ELSE 0 END) STORED,
  ADD COLUMN claim_count integer NOT NULL DEFAULT 0,
  ADD COLUMN pending_count integer NOT NULL DEFAULT 0;

UPDATE projects SET claim_count = made.claims, pending_count = made.pending
FROM (SELECT osn_id, count(*) AS claims, count(*) FILTER (WHERE status = 'PENDING') AS pending FROM claims GROUP BY osn_id) AS made
WHERE projects.id = made.osn_id;

CREATE INDEX projects_by_name ON projects (name_key, id);
CREATE INDEX projects_by_folded_name ON projects ((${foldedName}), id);
CREATE INDEX projects_by_state ON projects (state_rank, id);
CREATE INDEX projects_by_state_down ON projects ((-state_rank), id);
CREATE INDEX projects_by_change ON projects (changed_ms, id);
CREATE INDEX projects_by_change_down ON projects ((-changed_ms), id);
CREATE INDEX projects_by_claims ON projects (claim_count, id);
CREATE INDEX projects_by_claims_down ON projects ((-claim_count), id);
CREATE INDEX projects_by_license ON projects (license, id);
${Object.entries(partial)
  .map(([name, condition]) => `CREATE INDEX projects_${name} ON projects (id) ${covered} WHERE ${condition};`)
  .join('\n')}
${['tags', 'categories', 'language_stacks']
  .map(
    (related) => `CREATE INDEX project_${related}_of ON project_${related} (related_id, project_id);
DROP INDEX project_${related}_related;`,
  )
  .join('\n')}

CREATE FUNCTION count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.osn_id = NEW.osn_id AND (OLD.status = 'PENDING') = (NEW.status = 'PENDING') THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE projects SET claim_count = claim_count - 1, pending_count = pending_count - (OLD.status = 'PENDING')::integer
    WHERE id = OLD.osn_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE projects SET claim_count = claim_count + 1, pending_count = pending_count + (NEW.status = 'PENDING')::integer
    WHERE id = NEW.osn_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER count_claims AFTER INSERT OR DELETE OR UPDATE OF osn_id, status ON claims
  FOR EACH ROW EXECUTE FUNCTION count_claims();
`
