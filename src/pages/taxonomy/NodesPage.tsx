import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { ListPage } from '../../components/list/ListPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import { capitalised } from '../../contract/words'
import type { NodeBody } from '../../contract/bodies'
import { noParent } from '../../contract/limits'
import { rules } from '../../contract/rules'
import { useStores } from '../../hooks/useConsole'
import { ExportTool } from '../../hooks/export/ExportTool'
import { useRowMenu } from '../../hooks/actions/useRowMenu'
import { useListState } from '../../hooks/useListState'
import { useBulk } from '../../hooks/bulk/useBulk'
import { useUses } from '../useUses'
import { usePage } from '../../hooks/usePage'
import { usePainted } from '../../hooks/usePainted'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { useResource } from '../../hooks/useResource'
import type { NodeKind, TreeRecord } from './nodeKind'
import { MoveNodes } from './MoveNodes'
import { NodeForm } from './NodeForm'
import { NodeTable } from './NodeTable'
import { UsesFailure } from './UsesFailure'

const newNode: NodeBody = { name: '', parentId: noParent }

/** Add a category or language stack, and the tree of all (specification §2). */
export const NodesPage = observer(function NodesPage({ kind }: { kind: NodeKind }) {
  const stores = useStores()
  const store = kind.store(stores)
  const heading = usePage(kind.title)
  const list = useResource(store.list)
  const { section, ...table } = useListState(kind.listPath, { isWhole: list.value !== undefined })
  const canRemove = stores.session.isOffered('merge')
  const load = useCallback(
    () => import('./nodeBulk').then((module) => module.nodeBulk(kind, canRemove)),
    [kind, canRemove],
  )
  const rowMenu = useRowMenu<TreeRecord>(kind.loadActions)
  const { selection, bar } = useBulk({ load, rows: list.value, section })
  const uses = useUses(kind.records, usePainted(list.status !== 'loading'))
  const { one, many } = kind.noun
  return (
    <ListPage
      title={kind.title}
      headingRef={heading}
      listTitle={`All ${many}`}
      listId="all"
      section={section}
      tools={<ExportTool imports={kind.form} />}
      addLine={{
        id: `add-${one.replace(' ', '-')}`,
        title: `Add a ${one}`,
        form: <AddNode kind={kind} list={list.value} />,
      }}
    >
      <ResourceView {...list} label={`Loading ${many}…`} loading={<TableSkeleton columns={1} />}>
        {list.value && (
          <>
            <UsesFailure failure={uses.failure} />
            <MoveNodes kind={kind} records={list.value}>
              <NodeTable
                kind={kind}
                records={list.value}
                by={uses.by}
                selection={selection}
                rowMenu={rowMenu}
                {...table}
              />
            </MoveNodes>
          </>
        )}
      </ResourceView>
      {bar}
    </ListPage>
  )
})

interface AddNodeProps {
  kind: NodeKind
  /** The records of the tree; undefined while they load. */
  list: readonly TreeRecord[] | undefined
}

const AddNode = observer(function AddNode({ kind, list }: AddNodeProps) {
  const store = kind.store(useStores())
  const { one } = kind.noun
  const { editor, dialog } = useRecordEditor({
    kind: kind.form,
    record: 'new',
    initial: newNode,
    check: (values) => rules.node(values, undefined, list),
    calls: (values, options) => store.create(values, options),
    saved: `${capitalised(one)} added`,
  })
  return (
    <>
      <NodeForm list={list} submitLabel={`Add ${one}`} editor={editor} />
      {dialog}
    </>
  )
})
