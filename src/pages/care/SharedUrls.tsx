import { Button } from '@blueprintjs/core'
import { Finding } from '../../components/care/Finding'
import { FindingList } from '../../components/care/FindingList'
import { EmptyState } from '../../components/feedback/EmptyState'
import type { ProjectRow } from '../../contract/entities'
import type { SharedAddress } from '../../lib/sharedAddresses'
import { paths } from '../../paths'
import { addressKey } from '../sharedAddressKey'
import type { CareList } from './useCare'
import { useDifferent } from './useDifferent'

/** Projects that lead to the same place. */
export function SharedUrls(props: Pick<CareList<SharedAddress<ProjectRow>>, 'items' | 'different'>) {
  const { items = [], different } = props
  const { keep, footOf } = useDifferent()
  return (
    <FindingList
      label="Shared URLs"
      items={items}
      keyOf={({ address }) => address}
      empty={<EmptyState title="No two projects have the same URL" />}
      renderItem={({ address, rows }) => {
        const names = rows.map(({ name }) => name)
        return (
          <Finding
            records={rows.map(({ id, name, projectUrl }) => ({
              id,
              name,
              to: paths.projectEdit(id),
              note: projectUrl,
            }))}
          >
            <Button
              size="small"
              variant="minimal"
              text={rows.length === 2 ? 'Keep both' : 'Keep all'}
              aria-label={`${rows.length === 2 ? 'Keep both' : 'Keep all'}: ${names.join(' and ')}`}
              onClick={() => keep(addressKey(address), names)}
            />
          </Finding>
        )
      }}
    >
      {footOf(different)}
    </FindingList>
  )
}
