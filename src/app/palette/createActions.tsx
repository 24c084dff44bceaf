import {
  AddIcon,
  AlignJustifyIcon,
  ArrowRightIcon,
  HelpIcon,
  ImportIcon,
  KeyIcon,
  LogOutIcon,
  MoonIcon,
  FlashIcon,
  DesktopIcon,
} from '@blueprintjs/icons'
import type { SidebarEntry } from '../../components/layout/Sidebar'
import { isStaff } from '../../contract/access/roles'
import { records } from '../../contract/records'
import { recordNames } from '../../contract/records/plurals'
import { paths } from '../../paths'
import type { Stores } from '../../stores/createStores'
import { importKinds } from '../../stores/import/importKinds'
import { importOf } from '../../stores/import/ImportRequest'
import type { Theme } from '../../stores/PreferenceStore'
import type { Findable } from './Source'

/** Anchor of the form that adds to a list: `#add-project`. */
const adding = (list: string, anchor: string) => `${list}#${anchor}`

const themes: { theme: Theme; icon: Findable['icon'] }[] = [
  { theme: 'light', icon: <FlashIcon /> },
  { theme: 'dark', icon: <MoonIcon /> },
  { theme: 'system', icon: <DesktopIcon /> },
]

/** What actions do beyond the stores. */
interface ActionParts {
  showShortcuts: () => void
  /** Fetches what stands over all screens while records are imported. */
  wantBulk: () => void
}

/** All that the palette can do but open a record: places, forms that add, how the console looks, and leaving it. */
export function createActions(
  stores: Stores,
  places: readonly SidebarEntry[],
  { showShortcuts, wantBulk }: ActionParts,
): Findable[] {
  const { preferences, session } = stores
  const goTo = places.map(({ label, to, icon, letter }): Findable => ({
    ...action(`Go to ${label}`, icon, label),
    path: to,
    hasAddress: true,
    keys: letter && preferences.hasShortcuts ? ['g', letter] : undefined,
  }))
  const add = [
    ['project', adding(paths.projects(), 'add-project')],
    ['article', adding(paths.articles(), 'add-article')],
    ...recordNames.map((name) => [
      records[name].noun.one,
      adding(paths[records[name].many](), `add-${name}`),
    ]),
    ['category', adding(paths.categories(), 'add-category')],
    ['language stack', adding(paths.languageStacks(), 'add-language-stack')],
  ].map(([noun = '', path = '']): Findable => ({
    ...action(`Add ${noun}`, <AddIcon />, `new ${noun}`),
    path,
    hasAddress: true,
  }))
  const imports = isStaff(session.role)
    ? Object.values(importKinds).map(({ kind, noun }): Findable => ({
        ...action(`Import ${noun.many} from CSV`, <ImportIcon />, 'upload file spreadsheet'),
        run: () => {
          wantBulk()
          importOf(stores).ask(kind)
        },
      }))
    : []
  const isDense = preferences.density === 'dense'
  return [
    ...goTo,
    ...add,
    ...imports,
    {
      ...action('Edit profile', <ArrowRightIcon />, 'name picture'),
      path: paths.profileUpdate(),
      hasAddress: true,
    },
    ...themes
      .filter(({ theme }) => theme !== preferences.theme)
      .map(({ theme, icon }) => ({
        ...action(`Theme: ${theme}`, icon, `${theme} mode appearance colours`),
        run: () => preferences.setTheme(theme),
      })),
    {
      ...action(isDense ? 'Regular rows' : 'Compact rows', <AlignJustifyIcon />, 'density'),
      run: () => preferences.setDensity(isDense ? 'regular' : 'dense'),
    },
    {
      ...action('Show keyboard shortcuts', <HelpIcon />, 'keys help'),
      run: showShortcuts,
      keys: preferences.hasShortcuts ? ['?'] : undefined,
    },
    {
      ...action(
        preferences.hasShortcuts ? 'Turn shortcuts of one key off' : 'Turn shortcuts of one key on',
        <KeyIcon />,
        'keyboard',
      ),
      run: () => preferences.setShortcuts(!preferences.hasShortcuts),
    },
    { ...action('Log out', <LogOutIcon />, 'sign out leave'), run: () => session.logout() },
  ]
}

/** `others`: words that find it as well. */
const action = (name: string, icon: Findable['icon'], others = ''): Findable => ({
  id: `action/${name}`,
  name,
  icon,
  texts: [name, others, ''],
  hasAddress: false,
})
