import { Navigate } from 'react-router-dom'
import { paths } from '../../paths'

/** /manage_users_main without a page goes to page 1 (decisions). */
export function UsersRootPage() {
  return <Navigate to={paths.users(1)} replace />
}
