import { Button } from '@blueprintjs/core'
import { Finding } from '../../components/care/Finding'
import { FindingList } from '../../components/care/FindingList'
import { EmptyState } from '../../components/feedback/EmptyState'
import { capitalised } from '../../contract/words'
import { MergeButton } from '../MergeButton'
import { usedWords, type NearName, type Node, type NodesOfKind } from './findings'
import type { CareList } from './careList'
import { useDifferent } from './useDifferent'

/** Names of tags, categories and stacks that may well mean the same. */
export function NearNames({ items = [], different }: Pick<CareList<NearName>, 'items' | 'different'>) {
  const { keep, footOf } = useDifferent()
  return (
    <FindingList
      label="Near names"
      items={items}
      keyOf={({ key }) => key}
      empty={<EmptyState title="No two names are nearly the same" />}
      renderItem={({ key, of, pair }) => {
        const names = pair.map(({ name }) => name)
        return (
          <Finding kind={capitalised(of.kind.noun.one)} records={pair.map((node) => foundNode(of, node))}>
            {of.by.length > 0 && <MergeButton kind={of.kind} nodes={pair} />}
            <Button
              size="small"
              variant="minimal"
              text="Keep both"
              aria-label={`Keep both: ${names.join(' and ')}`}
              onClick={() => keep(key, names)}
            />
          </Finding>
        )
      }}
    >
      {footOf(different)}
    </FindingList>
  )
}

/** A tag, category or stack as a finding shows it; while its uses are counted their line is kept. */
const foundNode = (of: NodesOfKind, node: Node) => ({
  id: node.id,
  name: node.name,
  to: of.kind.editPath(node.id),
  note: usedWords(of, node) ?? (of.by.length > 0 ? '\u00A0' : undefined),
})
