import { observer } from 'mobx-react-lite'
import { PageHeader } from '../../components/layout/PageHeader'
import { PageSection } from '../../components/layout/PageSection'
import { ResourceView } from '../../components/feedback/ResourceView'
import { capitalised } from '../../contract/capitalised'
import type { NodeBody } from '../../contract/bodies'
import { noParent } from '../../contract/limits'
import { rules } from '../../contract/rules'
import { useStores } from '../../hooks/useConsole'
import { useListState } from '../../hooks/useListState'
import { usePage } from '../../hooks/usePage'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
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
  const { editor, dialog } = useRecordEditor({
    kind: kind.form,
    record: 'new',
    initial: newNode,
    check: (values) => rules.node(values, undefined, list.value),
    calls: (values, options) => store.create(values, options),
    saved: `${capitalised(one)} added`,
  })
  return (
    <>
      <PageHeader title={kind.title} headingRef={heading} />
      <PageSection title={`Add a ${one}`}>
        <NodeForm list={list.value} submitLabel={`Add ${one}`} editor={editor} />
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
