import { Badge } from '../../components/text/Badge'
import { WireWord } from '../../components/text/WireWord'
import { claimStatusWord } from '../../contract/words'

/** Colours of the embedded server's states; a host may have others, which are shown without one. */
const intents: Record<string, 'success' | 'danger' | 'warning'> = {
  APPROVED: 'success',
  REJECTED: 'danger',
  PENDING: 'warning',
}

/** The status of a claim. */
export function ClaimBadge({ status }: { status: string }) {
  return (
    <Badge intent={intents[status] ?? 'none'}>
      <WireWord value={status} word={claimStatusWord} />
    </Badge>
  )
}
