import {
  SettingsIcon,
  CubeIcon,
  DiagramTreeIcon,
  DocumentIcon,
  LayersIcon,
  ShieldIcon,
} from '@blueprintjs/icons'
import type { SidebarEntry } from '../components/layout/Sidebar'
import { capitalised } from '../contract/words'
import { recordNames, records, type RecordName } from '../contract/records'
import { patterns, paths } from '../paths'
import { recordScreens } from './recordScreens'

/** The sidebar's common entries, in the order of specification §2; kinds of records beyond it stand before the settings. */
export function commonEntries(productName: string, pathname: string): SidebarEntry[] {
  const isAt = (...roots: string[]) => roots.some((root) => isBelow(root, pathname))
  const recordEntry = (name: RecordName): SidebarEntry => {
    const { many, noun } = records[name]
    return {
      label: capitalised(noun.many),
      to: paths[many](),
      icon: recordScreens[name].icon,
      isCurrent: isAt(patterns[many]),
    }
  }
  return [
    {
      label: productName,
      to: paths.projects(),
      icon: <CubeIcon />,
      isCurrent:
        pathname === patterns.home || isAt(patterns.projects, '/opportunity', '/opportunities', '/claim'),
    },
    { label: 'Articles', to: paths.articles(), icon: <DocumentIcon />, isCurrent: isAt(patterns.articles) },
    recordEntry('tag'),
    {
      label: 'Language Stacks',
      to: paths.languageStacks(),
      icon: <LayersIcon />,
      isCurrent: isAt(patterns.languageStacks),
    },
    {
      label: 'Categories',
      to: paths.categories(),
      icon: <DiagramTreeIcon />,
      isCurrent: isAt(patterns.categories),
    },
    ...recordNames.filter((name) => name !== 'tag').map(recordEntry),
    {
      label: 'Settings',
      to: paths.settings(),
      icon: <SettingsIcon />,
      isCurrent: isAt(patterns.settings, '/profile'),
    },
  ]
}

/** The entry of a list of its own, for a SUPER_ADMIN alone (specification §2). */
export function superAdminEntries(pathname: string): SidebarEntry[] {
  return [
    {
      label: 'Manage Users',
      to: paths.users(1),
      icon: <ShieldIcon />,
      isCurrent: isBelow(patterns.usersRoot, pathname),
    },
  ]
}

const isBelow = (root: string, pathname: string) => pathname === root || pathname.startsWith(`${root}/`)
