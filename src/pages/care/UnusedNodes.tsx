import { Finding } from '../../components/care/Finding'
import { FindingList } from '../../components/care/FindingList'
import { EmptyState } from '../../components/feedback/EmptyState'
import { LinkButton } from '../../components/text/LinkButton'
import { capitalised } from '../../contract/words'
import { RemoveButton } from '../RemoveButton'
import type { Unused } from './findings'
import type { CareList } from './careList'

/** Tags, categories and stacks that no project and no article has, and below which nothing lies. */
export function UnusedNodes({ items }: Pick<CareList<Unused>, 'items'>) {
  if (!items) return <EmptyState title="The lists of this host do not say what uses what" />
  return (
    <FindingList
      label="Unused"
      items={items}
      keyOf={({ of, node }) => `${of.kind.records} ${node.id}`}
      empty={<EmptyState title="Everything is used" />}
      renderItem={({ of: { kind }, node: { id, name } }) => (
        <Finding kind={capitalised(kind.noun.one)} records={[{ id, name, to: kind.editPath(id) }]}>
          <RemoveButton kind={kind} id={id} name={name} />
          <LinkButton to={kind.editPath(id)} text="Edit" label={`Edit ${name}`} />
        </Finding>
      )}
    />
  )
}
