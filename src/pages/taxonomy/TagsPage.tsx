import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { ListPage } from '../../components/list/ListPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import { tag, type Tag, type TagBody } from '../../contract/records/tag'
import { useStores } from '../../hooks/useConsole'
import { useBulk } from '../../hooks/bulk/useBulk'
import { ExportTool } from '../../hooks/export/ExportTool'
import { useRowMenu } from '../../hooks/actions/useRowMenu'
import { useList } from '../../hooks/useList'
import { useUses } from '../useUses'
import { usePage } from '../../hooks/usePage'
import { usePainted } from '../../hooks/usePainted'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { paths } from '../../paths'
import { taxonomyKinds } from '../taxonomyKinds'
import { TagForm } from './TagForm'
import { TagTable } from './TagTable'
import { UsesFailure } from './UsesFailure'

const newTag: TagBody = { name: '' }

const loadActions = () =>
  import('./taxonomyActions').then((module) => module.taxonomyActions(taxonomyKinds.tags))

/** /tags_main: add a tag, and the list of all (specification §2). */
export const TagsPage = observer(function TagsPage() {
  const { tags, session } = useStores()
  const heading = usePage('Tags')
  const { list, rows, section, table } = useList(tags.list, paths.tags())
  const uses = useUses('tags', usePainted(list.status !== 'loading'))
  const rowMenu = useRowMenu<Tag>(loadActions)
  const canRemove = session.isOffered('merge')
  const load = useCallback(() => import('./tagBulk').then((module) => module.tagBulk(canRemove)), [canRemove])
  const { selection, bar } = useBulk({ load, rows, section })
  return (
    <ListPage
      title="Tags"
      headingRef={heading}
      listTitle="All tags"
      listId="all-tags"
      section={section}
      tools={<ExportTool imports="tag" />}
      addLine={{
        id: 'add-tag',
        title: 'Add a tag',
        form: <AddTag />,
      }}
    >
      <ResourceView {...list} label="Loading tags…" loading={<TableSkeleton columns={1} />}>
        {rows && (
          <>
            <UsesFailure failure={uses.failure} />
            <TagTable tags={rows} by={uses.by} selection={selection} rowMenu={rowMenu} {...table} />
          </>
        )}
      </ResourceView>
      {bar}
    </ListPage>
  )
})

const AddTag = observer(function AddTag() {
  const { tags } = useStores()
  const { editor, dialog } = useRecordEditor({
    kind: 'tag',
    record: 'new',
    initial: newTag,
    check: tag.check,
    calls: (values, options) => tags.create(values, options),
    saved: 'Tag added',
  })
  return (
    <>
      <TagForm submitLabel="Add tag" editor={editor} />
      {dialog}
    </>
  )
})
