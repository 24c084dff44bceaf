import { PeopleIcon } from '@blueprintjs/icons'
import type { Opportunity } from '../../contract/entities'
import { openActions } from '../../hooks/actions/commonActions'
import type { RecordActions } from '../../hooks/actions/RecordTools'
import { paths } from '../../paths'

/** What can be done to an opportunity from its row, its page and the palette. */
export const opportunityActions: RecordActions<Pick<Opportunity, 'id' | 'title' | 'applications'>> = (
  { id, title, applications },
  tools,
) => [
  ...openActions(paths.opportunityUpdate(id), title, tools),
  {
    id: 'applicants',
    label: 'Applicants',
    icon: <PeopleIcon />,
    startsGroup: true,
    href: paths.applicants(id),
    hindrance: applications.length === 0 ? 'Nobody has applied yet' : undefined,
  },
]
