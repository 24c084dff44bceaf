import { Button } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { RecordPage } from '../../components/record/RecordPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { FormSkeleton } from '../../components/feedback/FormSkeleton'
import type { OpportunityBody } from '../../contract/bodies'
import type { Opportunity } from '../../contract/entities'
import { rules } from '../../contract/rules'
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
import { OpportunityForm } from './OpportunityForm'
import { projectOf } from './projectOf'
import { useOpportunityDeletion } from './useOpportunityDeletion'
import { opportunitiesOf } from '../../stores/OpportunityStore'

/** /opportunity/{opportunityId}/update: edit or delete an opportunity (specification §2). */
export function OpportunityUpdatePage() {
  return <RecordRoute param="opportunityId" render={(id) => <OpportunityUpdate key={id} id={id} />} />
}

const loadActions = () => import('./opportunityActions').then((module) => module.opportunityActions)

const OpportunityUpdate = observer(function OpportunityUpdate({ id }: { id: number }) {
  const opportunities = opportunitiesOf(useStores())
  const opportunity = useResource(opportunities.one.of(id))
  const { value } = opportunity
  const name = value?.title
  const heading = usePage(`Edit ${name || 'opportunity'}`)
  useVisit(opportunity.value?.title)
  const osnId = value && projectOf(value)
  const back =
    osnId === undefined
      ? { to: paths.projects(), label: 'All projects' }
      : {
          to: paths.opportunities(osnId),
          label: value?.openSource ? `Opportunities of ${value.openSource.name}` : 'Opportunities',
        }
  const list = osnId === undefined ? undefined : opportunities.ofProject.of(osnId).value
  const place = { path: osnId === undefined ? undefined : back.to, rows: list }
  const neighbours = useNeighbours(place, id, paths.opportunityUpdate)
  return (
    <RecordPage
      name={name}
      noun="opportunity"
      back={back}
      neighbours={neighbours}
      headingRef={heading}
      menu={value && <RecordMenu record={value} name={value.title} load={loadActions} />}
    >
      <ResourceView
        {...opportunity}
        back={back}
        label="Loading the opportunity…"
        loading={<FormSkeleton lines={[1, 'area']} />}
      >
        {value && <EditForm opportunity={value} />}
      </ResourceView>
    </RecordPage>
  )
})

const opportunityValues = ({ title, description }: Opportunity): OpportunityBody => ({ title, description })

function EditForm({ opportunity }: { opportunity: Opportunity }) {
  const opportunities = opportunitiesOf(useStores())
  const initial = useMemo(() => opportunityValues(opportunity), [opportunity])
  const { editor, dialog } = useRecordEditor({
    kind: 'opportunity',
    record: String(opportunity.id),
    initial,
    tag: opportunities.one.of(opportunity.id).tag,
    check: rules.opportunity,
    calls: {
      read: async (options) => opportunityValues(await opportunities.one.read(opportunity.id, options)),
      write: (values, options) => opportunities.update(opportunity.id, values, options),
    },
    saved: 'contribution updated successfully',
  })
  const deletion = useOpportunityDeletion(opportunity, () => editor.abandon())
  return (
    <>
      <OpportunityForm
        submitLabel="Save opportunity"
        editor={editor}
        actions={
          <Button intent="danger" variant="outlined" text="Delete opportunity" onClick={deletion.onAsk} />
        }
      />
      <RecordChange kind="opportunity" record={opportunity} name={opportunity.title} />
      {deletion.dialog}
      {dialog}
    </>
  )
}
