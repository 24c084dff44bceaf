/** Uploads of a server that keeps them in the database: what is known of each, and its bytes in pieces of 256 kB. */
export const uploads = `
CREATE TABLE uploads (
  name text PRIMARY KEY,
  size integer NOT NULL,
  kept_at timestamptz NOT NULL
);
CREATE TABLE upload_pieces (
  name text NOT NULL REFERENCES uploads ON DELETE CASCADE,
  position integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (name, position)
);
-- Images are compressed: trying that again takes time and saves nothing.
ALTER TABLE upload_pieces ALTER content SET STORAGE EXTERNAL;
`
