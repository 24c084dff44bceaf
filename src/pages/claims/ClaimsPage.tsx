import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { ListPage } from '../../components/list/ListPage'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import type { Claim } from '../../contract/entities'
import { useConsole } from '../../hooks/useConsole'
import { useListState } from '../../hooks/useListState'
import { usePage } from '../../hooks/usePage'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { RecordRoute } from '../RecordRoute'
import { ClaimActions } from './ClaimActions'
import styles from './ClaimActions.module.css'
import { ClaimTable } from './ClaimTable'
import { claimsOf } from '../../stores/ClaimStore'

/** /claim/{id}: the claims made on project {id} (specification §2). */
export function ClaimsPage() {
  return <RecordRoute param="id" render={(osnId) => <Claims key={osnId} osnId={osnId} />} />
}

const back = { to: paths.projects(), label: 'All projects' }

const Claims = observer(function Claims({ osnId }: { osnId: number }) {
  const { stores, config } = useConsole()
  const claims = useResource(claimsOf(stores).ofProject.of(osnId))
  const project = useResource(stores.projects.one.of(osnId))
  const name = project.value?.name ?? stores.projects.row(osnId)?.name
  const title = name ? `Claims on ${name}` : 'Claims'
  const heading = usePage(title)
  const { section, ...table } = useListState(paths.claims(osnId), { isWhole: claims.value !== undefined })
  const isOffered = stores.session.isOffered('claimDecisions')
  const actions = useCallback(
    (claim: Claim) => <ClaimActions claim={claim} project={{ id: osnId, name: name ?? '' }} />,
    [osnId, name],
  )
  return (
    <ListPage
      title={title}
      headingRef={heading}
      back={back}
      listTitle="All claims"
      listId="all-claims"
      section={section}
      above={
        <p className={styles.note}>
          {isOffered ? (
            <>
              To give a reason, decide in the <Link to={paths.inbox()}>inbox</Link>.
            </>
          ) : (
            'This server takes no decisions on claims: they can only be read here.'
          )}
        </p>
      }
    >
      <ResourceView
        {...claims}
        back={back}
        label="Loading claims…"
        loading={<TableSkeleton rows={6} columns={4} />}
      >
        {claims.value && (
          <ClaimTable
            claims={claims.value}
            site={config}
            actions={isOffered ? actions : undefined}
            {...table}
          />
        )}
      </ResourceView>
    </ListPage>
  )
})
