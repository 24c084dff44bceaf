/** The audit trail is read by person and by kind too, newest first. */
export const trailFilters = `
CREATE INDEX trail_user ON trail (user_id, id);
CREATE INDEX trail_kind ON trail (kind, id);
`
