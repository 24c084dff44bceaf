import { ResourceView } from '../../components/feedback/ResourceView'
import type { Uses } from '../useUses'

/** Says that the uses could not be counted, with Retry; nothing otherwise. */
export function UsesFailure({ failure }: Pick<Uses, 'failure'>) {
  if (!failure) return null
  const { error, ...rest } = failure
  return (
    <ResourceView
      status="failed"
      error={{ message: `How often each is used could not be counted: ${error?.message ?? 'try again'}` }}
      {...rest}
    >
      <></>
    </ResourceView>
  )
}
