import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { RecordPage } from '../../components/record/RecordPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { FormSkeleton } from '../../components/feedback/FormSkeleton'
import { capitalised } from '../../contract/words'
import type { NodeBody } from '../../contract/bodies'
import { rules } from '../../contract/rules'
import { useStores } from '../../hooks/useConsole'
import { RecordMenu } from '../../hooks/actions/RecordMenu'
import { useNeighbours } from '../../hooks/useNeighbours'
import { usePage } from '../../hooks/usePage'
import { useVisit } from '../../hooks/useVisit'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { useResource } from '../../hooks/useResource'
import { RecordChange } from '../RecordChange'
import { RecordRoute } from '../RecordRoute'
import type { NodeKind, TreeRecord } from './nodeKind'
import { RecordUses } from './RecordUses'
import { NodeForm } from './NodeForm'

/** Edit a category or language stack (specification §2). */
export function NodeEditPage({ kind }: { kind: NodeKind }) {
  return <RecordRoute param="id" render={(id) => <NodeEdit key={id} kind={kind} id={id} />} />
}

const NodeEdit = observer(function NodeEdit({ kind, id }: { kind: NodeKind; id: number }) {
  const store = kind.store(useStores())
  const node = useResource(store.one.of(id))
  const name = node.value?.name
  const heading = usePage(`Edit ${name || kind.noun.one}`)
  useVisit(node.value?.name)
  const back = { to: kind.listPath, label: `All ${kind.noun.many}` }
  const neighbours = useNeighbours({ path: back.to, rows: store.list.value }, id, kind.editPath)
  return (
    <RecordPage
      name={name}
      noun={kind.noun.one}
      back={back}
      neighbours={neighbours}
      headingRef={heading}
      menu={node.value && <RecordMenu record={node.value} name={node.value.name} load={kind.loadActions} />}
    >
      <ResourceView
        {...node}
        back={back}
        label={`Loading the ${kind.noun.one}…`}
        loading={<FormSkeleton lines={[1, 1]} />}
      >
        {node.value && <EditForm kind={kind} node={node.value} />}
      </ResourceView>
    </RecordPage>
  )
})

const nodeValues = ({ name, parentId }: TreeRecord): NodeBody => ({ name, parentId })

const EditForm = observer(function EditForm({ kind, node }: { kind: NodeKind; node: TreeRecord }) {
  const store = kind.store(useStores())
  const list = useResource(store.list)
  const initial = useMemo(() => nodeValues(node), [node])
  const { editor, dialog } = useRecordEditor({
    kind: kind.form,
    record: String(node.id),
    initial,
    tag: store.one.of(node.id).tag,
    check: (values) => rules.node(values, node.id, list.value),
    calls: {
      read: async (options) => nodeValues(await store.one.read(node.id, options)),
      write: (values, options) => store.update(node.id, values, options),
    },
    saved: `${capitalised(kind.noun.one)} saved`,
  })
  return (
    <>
      <NodeForm
        id={node.id}
        list={list.value}
        failure={
          list.status === 'failed' && list.error ? { ...list.error, onRetry: list.onRetry } : undefined
        }
        submitLabel={`Save ${kind.noun.one}`}
        editor={editor}
      />
      <RecordChange kind={kind.form} record={node} name={node.name} />
      <RecordUses kind={kind.records} id={node.id} name={node.name} />
      {dialog}
    </>
  )
})
