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
import { ClaimTable } from './ClaimTable'

/** /claim/{id}: the claims made on project {id} (specification §2). */
export function ClaimsPage() {
  return <RecordRoute param="id" render={(osnId) => <Claims key={osnId} osnId={osnId} />} />
}

const back = { to: paths.projects(), label: 'All projects' }

const Claims = observer(function Claims({ osnId }: { osnId: number }) {
  const { stores, config } = useConsole()
  const claims = useResource(stores.claims.ofProject.of(osnId))
  const project = useResource(stores.projects.one.of(osnId))
  const name = project.value?.name ?? stores.projects.row(osnId)?.name
  const title = name ? `Claims on ${name}` : 'Claims'
  const heading = usePage(title)
  const { section, ...table } = useListState(paths.claims(osnId), claims.value !== undefined)
  return (
    <ListPage
      title={title}
      headingRef={heading}
      back={back}
      listTitle="All claims"
      listId="all-claims"
      section={section}
    >
      <ResourceView
        {...claims}
        back={back}
        label="Loading claims…"
        loading={<TableSkeleton rows={6} columns={4} />}
      >
        {claims.value && <ClaimTable claims={claims.value} site={config} {...table} />}
      </ResourceView>
    </ListPage>
  )
})
