import { StatusPage } from '../components/layout/StatusPage'
import { LinkButton } from '../components/text/LinkButton'
import { usePage } from '../hooks/usePage'
import { paths } from '../paths'

/** For every unknown path, and for a known one with an id that can't be one (specification §2). */
export function NotFoundPage() {
  const heading = usePage('Page not found')
  return (
    <StatusPage
      title="The page you are looking for doesn't exist"
      picture="lost"
      headingRef={heading}
      actions={<LinkButton to={paths.home()} text="Go Homepage" intent="primary" size="medium" />}
    />
  )
}
