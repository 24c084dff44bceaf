import { Button } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { StatusPage } from '../../components/layout/StatusPage'
import { isStaff } from '../../contract/access/roles'
import { useStores } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import { paths } from '../../paths'

function LogoutButton() {
  const { session } = useStores()
  return <Button text="Log out" onClick={() => session.logout()} />
}

/** For newly joined users, role NORMAL (specification §1). */
export function WaitingPage() {
  const heading = usePage('Waiting for verification')
  return (
    <StatusPage
      title="Your request is being verified"
      picture="waiting"
      headingRef={heading}
      actions={<LogoutButton />}
    >
      Your request will be verified manually before access is granted. Come back later and log in again.
    </StatusPage>
  )
}

/** For a page that the role may not open; with Log out for those who may open none (decisions, "Roles"). */
export const UnauthorizedPage = observer(function UnauthorizedPage() {
  const { session } = useStores()
  const navigate = useNavigate()
  const heading = usePage('No permission')
  return (
    <StatusPage
      title="you have no permission to access this page"
      picture="locked"
      headingRef={heading}
      actions={
        <>
          <Button intent="primary" text="Go back to homepage" onClick={() => void navigate(paths.home())} />
          {!isStaff(session.role) && <LogoutButton />}
        </>
      }
    />
  )
})
