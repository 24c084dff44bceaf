import { Cog, Cube, DiagramTree, Document, Layers, People, Tag } from '@blueprintjs/icons'
import type { SidebarEntry } from '../components/Sidebar'
import { paths } from '../paths'

/** The sidebar's entries, in the order of specification §2; Manage Users is for a SUPER_ADMIN alone. */
export function entriesFor(role: string | undefined, productName: string): SidebarEntry[] {
  const common: SidebarEntry[] = [
    { label: productName, to: paths.projects(), icon: <Cube /> },
    { label: 'Articles', to: paths.articles(), icon: <Document /> },
    { label: 'Tags', to: paths.tags(), icon: <Tag /> },
    { label: 'Language Stacks', to: paths.languageStacks(), icon: <Layers /> },
    { label: 'Categories', to: paths.categories(), icon: <DiagramTree /> },
    { label: 'Settings', to: paths.settings(), icon: <Cog /> },
  ]
  const superAdmin: SidebarEntry[] = [{ label: 'Manage Users', to: paths.users(1), icon: <People /> }]
  return role === 'SUPER_ADMIN' ? [...common, ...superAdmin] : common
}
