import { observer } from 'mobx-react-lite'
import { ListPage } from '../../components/list/ListPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import type { OpportunityBody } from '../../contract/bodies'
import { rules } from '../../contract/rules'
import type { Opportunity } from '../../contract/entities'
import { useStores } from '../../hooks/useConsole'
import { ExportTool } from '../../hooks/export/ExportTool'
import { useRowMenu } from '../../hooks/actions/useRowMenu'
import { useListState } from '../../hooks/useListState'
import { useBulk } from '../../hooks/bulk/useBulk'
import { usePage } from '../../hooks/usePage'
import { useRecordEditor } from '../../hooks/record/useRecordEditor'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { RecordRoute } from '../RecordRoute'
import { DeletedOpportunities } from './DeletedOpportunities'
import { OpportunityForm } from './OpportunityForm'
import { OpportunityTable } from './OpportunityTable'
import { opportunitiesOf } from '../../stores/OpportunityStore'

const newOpportunity: OpportunityBody = { title: '', description: '' }

const loadActions = () => import('./opportunityActions').then((module) => module.opportunityActions)
const loadBulk = () => import('./opportunityBulk').then((module) => module.opportunityBulk)

/** /opportunity/{id}: for project {id}, add an opportunity and list the project's opportunities (specification §2). */
export function OpportunitiesPage() {
  return <RecordRoute param="id" render={(osnId) => <Opportunities key={osnId} osnId={osnId} />} />
}

const back = { to: paths.projects(), label: 'All projects' }

const Opportunities = observer(function Opportunities({ osnId }: { osnId: number }) {
  const stores = useStores()
  const { projects, session } = stores
  const opportunities = opportunitiesOf(stores)
  const list = useResource(opportunities.ofProject.of(osnId))
  const project = useResource(projects.one.of(osnId))
  const name = project.value?.name ?? projects.row(osnId)?.name
  const title = name ? `Opportunities of ${name}` : 'Opportunities'
  const heading = usePage(title)
  const deleted = session.isOffered('history') ? opportunities.deletedOf.of(osnId) : undefined
  const isMissing = list.value === undefined && list.error?.status === 404
  const { section, ...table } = useListState(paths.opportunities(osnId), {
    isWhole: list.value !== undefined,
  })
  const rowMenu = useRowMenu<Opportunity>(loadActions)
  const { selection, bar } = useBulk({ load: loadBulk, rows: list.value, section })
  return (
    <ListPage
      title={title}
      headingRef={heading}
      back={back}
      listTitle="All opportunities"
      listId="all-opportunities"
      section={section}
      tools={<ExportTool />}
      below={list.value && deleted && <DeletedOpportunities osnId={osnId} />}
      add={
        isMissing
          ? undefined
          : {
              id: 'add-opportunity',
              label: 'Add opportunity',
              title: 'Add an opportunity',
              // What is deleted stands between the list and the form.
              isListLoading: list.status === 'loading' || (list.value && deleted?.status === 'loading'),
              form: <AddOpportunity osnId={osnId} />,
            }
      }
    >
      <ResourceView {...list} back={back} label="Loading opportunities…" loading={<TableSkeleton rows={4} />}>
        {list.value && (
          <OpportunityTable opportunities={list.value} selection={selection} rowMenu={rowMenu} {...table} />
        )}
      </ResourceView>
      {bar}
    </ListPage>
  )
})

const AddOpportunity = observer(function AddOpportunity({ osnId }: { osnId: number }) {
  const opportunities = opportunitiesOf(useStores())
  const { editor, dialog } = useRecordEditor({
    kind: 'opportunity',
    record: `new in ${osnId}`,
    initial: newOpportunity,
    check: rules.opportunity,
    calls: (values, options) => opportunities.create(osnId, values, options),
    saved: 'contribution added successfully',
  })
  return (
    <>
      <OpportunityForm submitLabel="Add opportunity" editor={editor} />
      {dialog}
    </>
  )
})
