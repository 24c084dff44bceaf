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
      letter: recordScreens[name].letter,
      icon: recordScreens[name].icon,
      isCurrent: isAt(patterns[many]),
    }
  }
  return [
    {
      label: productName,
      letter: 'p',
      to: paths.projects(),
      icon: <CubeIcon />,
      isCurrent:
        pathname === patterns.home || isAt(patterns.projects, '/opportunity', '/opportunities', '/claim'),
    },
    {
      label: 'Articles',
      letter: 'a',
      to: paths.articles(),
      icon: <DocumentIcon />,
      isCurrent: isAt(patterns.articles),
    },
    recordEntry('tag'),
    {
      label: 'Language Stacks',
      letter: 'l',
      to: paths.languageStacks(),
      icon: <LayersIcon />,
      isCurrent: isAt(patterns.languageStacks),
    },
    {
      label: 'Categories',
      letter: 'c',
      to: paths.categories(),
      icon: <DiagramTreeIcon />,
      isCurrent: isAt(patterns.categories),
    },
    ...recordNames.filter((name) => name !== 'tag').map(recordEntry),
    {
      label: 'Settings',
      letter: 's',
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
      letter: 'u',
      to: paths.users(1),
      icon: <ShieldIcon />,
      isCurrent: isBelow(patterns.usersRoot, pathname),
    },
  ]
}

/** All that this role's sidebar leads to. */
export function allEntries(
  productName: string,
  pathname: string,
  role: string | undefined,
): readonly SidebarEntry[] {
  const more = role === 'SUPER_ADMIN' ? superAdminEntries(pathname) : []
  return [...commonEntries(productName, pathname), ...more]
}

const isBelow = (root: string, pathname: string) => pathname === root || pathname.startsWith(`${root}/`)
