import { observer } from 'mobx-react-lite'
import { ListPage } from '../../components/list/ListPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import { useConsole } from '../../hooks/useConsole'
import { useListState } from '../../hooks/useListState'
import { usePage } from '../../hooks/usePage'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { RecordRoute } from '../RecordRoute'
import { ApplicantTable } from './ApplicantTable'
import { projectOf } from './projectOf'
import { opportunitiesOf } from '../../stores/OpportunityStore'

/** /opportunities/{opportunityId}/applicants/0 (specification §2). */
export function ApplicantsPage() {
  return <RecordRoute param="opportunityId" render={(id) => <Applicants key={id} opportunityId={id} />} />
}

const Applicants = observer(function Applicants({ opportunityId }: { opportunityId: number }) {
  const { stores, config } = useConsole()
  const opportunities = opportunitiesOf(stores)
  const applicants = useResource(opportunities.applicants.of(opportunityId))
  const opportunity = useResource(opportunities.one.of(opportunityId))
  const title = opportunity.value ? `Applicants of ${opportunity.value.title}` : 'Applicants'
  const heading = usePage(title)
  const { section, ...table } = useListState(paths.applicants(opportunityId), {
    isWhole: applicants.value !== undefined,
  })
  const osnId = opportunity.value && projectOf(opportunity.value)
  const back =
    osnId === undefined
      ? { to: paths.projects(), label: 'All projects' }
      : { to: paths.opportunities(osnId), label: 'Opportunities' }
  return (
    <ListPage
      title={title}
      headingRef={heading}
      back={back}
      listTitle="All applicants"
      listId="all-applicants"
      section={section}
    >
      <ResourceView
        {...applicants}
        back={back}
        label="Loading applicants…"
        loading={<TableSkeleton rows={6} columns={3} />}
      >
        {applicants.value && <ApplicantTable applicants={applicants.value} site={config} {...table} />}
      </ResourceView>
    </ListPage>
  )
})
