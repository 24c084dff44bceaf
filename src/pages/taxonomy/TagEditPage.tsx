import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { PageHeader } from '../../components/PageHeader'
import { PageSection } from '../../components/PageSection'
import { RemoteView } from '../../components/RemoteView'
import type { Tag } from '../../contract/entities'
import { useStores } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import { useRecordForm } from '../../hooks/useRecordForm'
import { useRemote } from '../../hooks/useRemote'
import { paths } from '../../paths'
import { RecordRoute } from '../RecordRoute'
import { TagForm } from './TagForm'

/** /tags_main/edit/{id} (specification §2). */
export function TagEditPage() {
  return <RecordRoute param="id" render={(id) => <TagEdit key={id} id={id} />} />
}

const TagEdit = observer(function TagEdit({ id }: { id: number }) {
  const { tags } = useStores()
  const tag = useRemote(tags.one.of(id))
  const title = tag.value ? `Edit ${tag.value.name}` : 'Edit tag'
  const heading = usePage(title)
  return (
    <>
      <PageHeader title={title} headingRef={heading} back={{ to: paths.tags(), label: 'All tags' }} />
      <PageSection>
        <RemoteView {...tag} label="Loading the tag…">
          {tag.value && <EditForm tag={tag.value} />}
        </RemoteView>
      </PageSection>
    </>
  )
})

function EditForm({ tag }: { tag: Tag }) {
  const { tags } = useStores()
  const initial = useMemo(() => ({ name: tag.name }), [tag])
  const { handling, dialog } = useRecordForm({
    kind: 'tag',
    record: String(tag.id),
    initial,
    save: ({ name }) => tags.update(tag.id, { name }),
    saved: 'Tag saved',
  })
  return (
    <>
      <TagForm initial={initial} submitLabel="Save tag" handling={handling} />
      {dialog}
    </>
  )
}
