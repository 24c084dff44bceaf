import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { RecordPage } from '../../components/record/RecordPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { FormSkeleton } from '../../components/feedback/FormSkeleton'
import { tag as tagKind, type Tag } from '../../contract/records/tag'
import { useStores } from '../../hooks/useConsole'
import { RecordMenu } from '../../hooks/actions/RecordMenu'
import { useNeighbours } from '../../hooks/useNeighbours'
import { usePage } from '../../hooks/usePage'
import { useVisit } from '../../hooks/useVisit'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { RecordChange } from '../RecordChange'
import { RecordRoute } from '../RecordRoute'
import { taxonomyKinds } from '../taxonomyKinds'
import { RecordUses } from './RecordUses'
import { TagForm } from './TagForm'

/** /tags_main/edit/{id} (specification §2). */
export function TagEditPage() {
  return <RecordRoute param="id" render={(id) => <TagEdit key={id} id={id} />} />
}

const loadActions = () =>
  import('./taxonomyActions').then((module) => module.taxonomyActions(taxonomyKinds.tags))
const back = { to: paths.tags(), label: 'All tags' }

const TagEdit = observer(function TagEdit({ id }: { id: number }) {
  const { tags } = useStores()
  const tag = useResource(tags.one.of(id))
  const name = tag.value?.name
  const heading = usePage(`Edit ${name || 'tag'}`)
  useVisit(tag.value?.name)
  const neighbours = useNeighbours({ path: back.to, rows: tags.list.value }, id, paths.tagEdit)
  return (
    <RecordPage
      name={name}
      noun="tag"
      back={back}
      neighbours={neighbours}
      headingRef={heading}
      menu={tag.value && <RecordMenu record={tag.value} name={tag.value.name} load={loadActions} />}
    >
      <ResourceView {...tag} back={back} label="Loading the tag…" loading={<FormSkeleton lines={[1]} />}>
        {tag.value && <EditForm tag={tag.value} />}
      </ResourceView>
    </RecordPage>
  )
})

const tagValues = ({ name }: Tag) => ({ name })

function EditForm({ tag }: { tag: Tag }) {
  const { tags } = useStores()
  const initial = useMemo(() => tagValues(tag), [tag])
  const { editor, dialog } = useRecordEditor({
    kind: 'tag',
    record: String(tag.id),
    initial,
    tag: tags.one.of(tag.id).tag,
    check: tagKind.check,
    calls: {
      read: async (options) => tagValues(await tags.one.read(tag.id, options)),
      write: (values, options) => tags.update(tag.id, values, options),
    },
    saved: 'Tag saved',
  })
  return (
    <>
      <TagForm submitLabel="Save tag" editor={editor} />
      <RecordChange kind="tag" record={tag} name={tag.name} />
      <RecordUses kind="tags" id={tag.id} name={tag.name} />
      {dialog}
    </>
  )
}
