import { BriefcaseIcon, EndorsedIcon, StarEmptyIcon, StarIcon } from '@blueprintjs/icons'
import type { Project } from '../../../contract/entities'
import { duplicateAction, openActions, siteAction } from '../../../hooks/actions/commonActions'
import type { RecordActions } from '../../../hooks/actions/RecordTools'
import { siteAddress } from '../../../hooks/useSiteAddress'
import { paths } from '../../../paths'
import { featureProject } from '../setFeatured'

type ActedProject = Pick<Project, 'id' | 'name' | 'isActive' | 'isFeatured' | 'claims' | 'claimed'>

/** What can be done to a project from its row, its page and the palette. */
export const projectActions: RecordActions<ActedProject> = (project, tools) => {
  const { id, name, isActive, isFeatured, claims, claimed } = project
  const { console } = tools
  return [
    ...openActions(paths.projectEdit(id), name, tools),
    ...siteAction(siteAddress(console.config, 'project', isActive ? id : undefined)),
    {
      id: 'featured',
      label: isFeatured ? 'End featuring' : 'Feature',
      icon: isFeatured ? <StarIcon /> : <StarEmptyIcon />,
      startsGroup: true,
      run: () => void featureProject(console, project, !isFeatured),
    },
    {
      id: 'claims',
      label: 'Claims',
      icon: <EndorsedIcon />,
      href: paths.claims(id),
      hindrance: claims.length === 0 ? 'Nobody has claimed this project' : undefined,
    },
    {
      id: 'opportunity',
      label: 'Add opportunity',
      icon: <BriefcaseIcon />,
      href: paths.opportunities(id),
      hindrance: claimed.length === 0 ? 'No claim on this project is accepted yet' : undefined,
    },
    duplicateAction(
      { kind: 'project', id, form: 'add-project', lists: [paths.projects(), paths.home()] },
      tools,
    ),
  ]
}
