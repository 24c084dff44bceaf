import { observer } from 'mobx-react-lite'
import { PageHeader } from '../../components/layout/PageHeader'
import { PageSection } from '../../components/layout/PageSection'
import { ResourceView } from '../../components/feedback/ResourceView'
import { tag, type TagBody } from '../../contract/records/tag'
import { useStores } from '../../hooks/useConsole'
import { useListState } from '../../hooks/useListState'
import { usePage } from '../../hooks/usePage'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { TagForm } from './TagForm'
import { TagTable } from './TagTable'

const newTag: TagBody = { name: '' }

/** /tags_main: add a tag, and the list of all (specification §2). */
export const TagsPage = observer(function TagsPage() {
  const { tags } = useStores()
  const heading = usePage('Tags')
  const list = useResource(tags.list)
  const { section, ...table } = useListState(paths.tags(), list.value !== undefined)
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
      <PageHeader title="Tags" headingRef={heading} />
      <PageSection title="Add a tag">
        <TagForm submitLabel="Add tag" editor={editor} />
      </PageSection>
      <PageSection title="All tags" id="all-tags" sectionRef={section}>
        <ResourceView {...list} label="Loading tags…">
          {list.value && <TagTable tags={list.value} {...table} />}
        </ResourceView>
      </PageSection>
      {dialog}
    </>
  )
})
