import { observer } from 'mobx-react-lite'
import { PageHeader } from '../../components/layout/PageHeader'
import { PageSection } from '../../components/layout/PageSection'
import { ResourceView } from '../../components/feedback/ResourceView'
import type { NodeBody } from '../../contract/bodies'
import { noParent } from '../../contract/limits'
import { useStores } from '../../hooks/useConsole'
import { useListState } from '../../hooks/useListState'
import { usePage } from '../../hooks/usePage'
import { useRecordForm } from '../../hooks/record/useRecordForm'
import { useResource } from '../../hooks/useResource'
import type { NodeKind } from './nodeKind'
import { NodeForm } from './NodeForm'
import { NodeTable } from './NodeTable'

const newNode: NodeBody = { name: '', parentId: noParent }

/** Add a category or language stack, and the tree of all (specification §2). */
export const NodesPage = observer(function NodesPage({ kind }: { kind: NodeKind }) {
  const store = kind.store(useStores())
  const heading = usePage(kind.title)
  const list = useResource(store.list)
  const { section, ...table } = useListState(kind.listPath, list.value !== undefined)
  const { one, many } = kind.noun
  const { handling, dialog } = useRecordForm({
    kind: kind.draft,
    record: 'new',
    initial: newNode,
    save: (draft, options) => store.create(draft, options),
    saved: `${capitalised(one)} added`,
  })
  return (
    <>
      <PageHeader title={kind.title} headingRef={heading} />
      <PageSection title={`Add a ${one}`}>
        <NodeForm initial={newNode} list={list.value} submitLabel={`Add ${one}`} handling={handling} />
      </PageSection>
      <PageSection title={`All ${many}`} id="all" sectionRef={section}>
        <ResourceView {...list} label={`Loading ${many}…`}>
          {list.value && <NodeTable kind={kind} records={list.value} {...table} />}
        </ResourceView>
      </PageSection>
      {dialog}
    </>
  )
})

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
