import { ChevronRightIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FormCard } from '../../components/form/FormCard'
import { Badge } from '../../components/text/Badge'
import type { Project } from '../../contract/entities'
import { useStores } from '../../hooks/useConsole'
import { usePainted } from '../../hooks/usePainted'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { RecordChange } from '../RecordChange'
import { pendingClaims } from './pendingClaims'
import styles from './ProjectFacts.module.css'
import { opportunitiesOf } from '../../stores/OpportunityStore'

/** What belongs to a stored project beside its fields: its claims and opportunities, as in the table of all projects. */
export function ProjectFacts({ project }: { project: Project }) {
  const isPainted = usePainted(true)
  const { id, claims, claimed } = project
  const pending = pendingClaims(project)
  return (
    <>
      <FormCard>
        <ul className={styles.facts}>
          <Fact label="Claims" to={claims.length > 0 ? paths.claims(id) : undefined}>
            {pending > 0 ? (
              <Badge intent="warning">{pending} pending</Badge>
            ) : claims.length > 0 ? (
              claims.length
            ) : (
              'None'
            )}
          </Fact>
          <Fact label="Opportunities" to={claimed.length > 0 ? paths.opportunities(id) : undefined}>
            {claimed.length === 0 ? 'Once it is claimed' : isPainted && <OpportunityCount id={id} />}
          </Fact>
        </ul>
      </FormCard>
      <RecordChange kind="project" record={project} name={project.name} />
    </>
  )
}

/** Nothing as long as it is not known: the way there is open all the same. */
const OpportunityCount = observer(function OpportunityCount({ id }: { id: number }) {
  const { value } = useResource(opportunitiesOf(useStores()).ofProject.of(id))
  return value && (value.length > 0 ? value.length : 'None')
})

function Fact({ label, to, children }: { label: string; to: string | undefined; children: ReactNode }) {
  const value = <span className={styles.value}>{children}</span>
  return (
    <li>
      {to === undefined ? (
        <span className={styles.fact}>
          {label} {value}
        </span>
      ) : (
        <Link to={to} className={styles.fact}>
          {label} {value}
          <ChevronRightIcon />
        </Link>
      )}
    </li>
  )
}
