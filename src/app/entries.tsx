import {
  CleanIcon,
  SettingsIcon,
  CubeIcon,
  DiagramTreeIcon,
  DocumentIcon,
  HistoryIcon,
  InboxIcon,
  LayersIcon,
  ShieldIcon,
} from '@blueprintjs/icons'
import type { SidebarEntry } from '../components/layout/Sidebar'
import { capitalised } from '../contract/words'
import { records } from '../contract/records'
import { recordNames, type RecordName } from '../contract/records/plurals'
import { patterns, paths } from '../paths'
import { menuFor } from '../stores/session/menuFor'
import type { SessionStore } from '../stores/session/SessionStore'
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

/** The entries of a list of their own: the care of what is there, and what else this person has (`menuFor`). */
export function moreEntries(session: EntrySession, pathname: string): SidebarEntry[] {
  const inbox = {
    label: 'Inbox',
    letter: 'i',
    to: paths.inbox(),
    icon: <InboxIcon />,
    isCurrent: isBelow(patterns.inbox, pathname),
  }
  const care = {
    label: 'Care',
    letter: 'r',
    to: paths.care(),
    icon: <CleanIcon />,
    isCurrent: isBelow(patterns.care, pathname),
  }
  const history = {
    label: 'History',
    letter: 'h',
    to: paths.history(),
    icon: <HistoryIcon />,
    isCurrent: isBelow(patterns.history, pathname),
  }
  const users = {
    label: 'Manage Users',
    letter: 'u',
    to: paths.users(1),
    icon: <ShieldIcon />,
    isCurrent: isBelow(patterns.usersRoot, pathname),
  }
  const menu = menuFor(session)
  return [
    ...(menu.inbox ? [inbox] : []),
    care,
    ...(menu.history ? [history] : []),
    ...(menu.users ? [users] : []),
  ]
}

/** All that this person's sidebar leads to. */
export function allEntries(
  productName: string,
  pathname: string,
  session: EntrySession,
): readonly SidebarEntry[] {
  return [...commonEntries(productName, pathname), ...moreEntries(session, pathname)]
}

type EntrySession = Pick<SessionStore, 'role' | 'isOffered'>

const isBelow = (root: string, pathname: string) => pathname === root || pathname.startsWith(`${root}/`)
