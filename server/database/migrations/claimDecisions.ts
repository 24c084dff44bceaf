/** Why a claim was decided, and the mails about decisions: at most one for each claim, that waits until it is due. */
export const claimDecisions = `
ALTER TABLE claims
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD COLUMN sets_claimed boolean NOT NULL DEFAULT false;
CREATE INDEX claims_pending ON claims (id) WHERE status = 'PENDING';

CREATE TABLE claim_mails (
  claim_id integer PRIMARY KEY REFERENCES claims ON DELETE CASCADE,
  due_at timestamptz,
  was_sent boolean NOT NULL DEFAULT false
);
CREATE INDEX claim_mails_due ON claim_mails (due_at) WHERE due_at IS NOT NULL;
`
