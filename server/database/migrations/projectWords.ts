/** Signs between words, as a regular expression has them in brackets: all of ASCII but letters and digits, and marks, symbols and spaces beyond it. */
const signs = [
  '\\x01-/:-@[-`{-\\x7f\\u0080-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7',
  '\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u245f\\u2500-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004\\u3008-\\u3020\\u3030',
  '\\ufe10-\\ufe6f\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65\\U0001f000-\\U0001faff',
].join('')

/** Lengths of words that are kept: shorter ones are meant by no word with a typo, and longer ones are typed by nobody. */
const lengths = { least: 4, most: 100 }

/**
 * The words of all projects, by which a word with a typo finds those that may be meant: by how it begins, or by how it ends. They are
 * cut as `Vocabulary` does, at spaces and slashes and at all signs. A word stays when the last text with it goes, and two transactions
 * may add the same one: neither changes what is found, and none waits for another.
 */
export const projectWords = `
CREATE TABLE project_words (word text COLLATE "C" NOT NULL);

CREATE FUNCTION words_of(text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM (
    SELECT regexp_split_to_table($1, '[ /\\n]+') AS word UNION ALL SELECT regexp_split_to_table($1, '[${signs}]+')
  ) AS words WHERE length(word) BETWEEN ${lengths.least} AND ${lengths.most} AND word ~ '[^\\x01-@[-\`{-\\x7f]'
$$;

INSERT INTO project_words SELECT DISTINCT word FROM project_texts, words_of(search_key) AS words (word);
CREATE INDEX project_words_start ON project_words (word);
CREATE INDEX project_words_end ON project_words (reverse(word)) INCLUDE (word);

CREATE FUNCTION add_project_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO project_words
  SELECT word FROM (SELECT DISTINCT word COLLATE "C" AS word FROM changed, words_of(search_key) AS words (word)) AS words
  WHERE NOT EXISTS (SELECT FROM project_words AS known WHERE known.word = words.word);
  RETURN NULL;
END
$$;
CREATE TRIGGER add_words AFTER INSERT ON project_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION add_project_words();
CREATE TRIGGER add_changed_words AFTER UPDATE ON project_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION add_project_words();
`
