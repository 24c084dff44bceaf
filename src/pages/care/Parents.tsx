import { Finding } from '../../components/care/Finding'
import { FindingList } from '../../components/care/FindingList'
import { EmptyState } from '../../components/feedback/EmptyState'
import { LinkButton } from '../../components/text/LinkButton'
import { noParent } from '../../contract/limits'
import { capitalised } from '../../contract/words'
import { FixButton } from './FixButton'
import type { FoundParent } from './findings'
import type { CareList } from './careList'

const words = { missing: 'Its parent does not exist', cycle: 'It lies below itself' }

/** Categories and stacks whose parent leads nowhere. */
export function Parents({ items = [] }: Pick<CareList<FoundParent>, 'items'>) {
  return (
    <FindingList
      label="Parents"
      items={items}
      keyOf={({ of, node }) => `${of.kind.records} ${node.id}`}
      empty={<EmptyState title="Every parent exists" />}
      renderItem={({ of: { kind }, node: { id, name }, why }) => (
        <Finding
          kind={capitalised(kind.noun.one)}
          records={[{ id, name, to: kind.editPath(id), note: words[why] }]}
        >
          <FixButton
            kind={kind.form === 'languageStack' ? 'languageStack' : 'category'}
            id={id}
            name={name}
            set={{ parentId: noParent }}
            text="Remove the parent"
            said="It stands at the top now"
          />
          <LinkButton to={kind.editPath(id)} text="Edit" label={`Edit ${name}`} />
        </Finding>
      )}
    />
  )
}
