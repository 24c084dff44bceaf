import { Button } from '@blueprintjs/core'
import { Finding } from '../../components/care/Finding'
import { FindingList } from '../../components/care/FindingList'
import { EmptyState } from '../../components/feedback/EmptyState'
import { countWord } from '../../contract/words'
import { paths } from '../../paths'
import { addressKey } from '../sharedAddressKey'
import type { CareList, SharedUrl } from './careList'
import { useDifferent } from './useDifferent'

/** Projects that lead to the same place. */
export function SharedUrls(props: Pick<CareList<SharedUrl>, 'items' | 'different' | 'more'>) {
  const { items = [], different, more } = props
  const { keep, footOf } = useDifferent()
  return (
    <FindingList
      label="Shared URLs"
      items={items}
      more={more}
      keyOf={({ address }) => address}
      empty={<EmptyState title="No two projects have the same URL" />}
      renderItem={({ address, rows, count }) => {
        const names = rows.map(({ name }) => name)
        const unnamed = count - rows.length
        const keepText = count === 2 ? 'Keep both' : 'Keep all'
        const all = unnamed > 0 ? `${names.join(', ')} and ${countWord(unnamed)} more` : names.join(' and ')
        return (
          <Finding
            records={rows.map(({ id, name, projectUrl }) => ({
              id,
              name,
              to: paths.projectEdit(id),
              note: projectUrl,
            }))}
            more={unnamed}
          >
            <Button
              size="small"
              variant="minimal"
              text={keepText}
              aria-label={`${keepText}: ${all}`}
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
