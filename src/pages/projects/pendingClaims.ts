import type { ProjectRow } from '../../contract/entities'

/** How many claims on a project nobody has decided yet; 0 on a host whose list does not say the status of claims. */
export const pendingClaims = ({ claims }: Pick<ProjectRow, 'claims'>): number =>
  claims.filter(({ status }) => status === 'PENDING').length
