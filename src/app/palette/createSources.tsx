import {
  BriefcaseIcon,
  CubeIcon,
  DiagramTreeIcon,
  DocumentIcon,
  LayersIcon,
  PersonIcon,
} from '@blueprintjs/icons'
import type { ProjectRow } from '../../contract/entities'
import { records } from '../../contract/records'
import { recordNames } from '../../contract/records/plurals'
import { capitalised, roleWord } from '../../contract/words'
import { paths } from '../../paths'
import type { Stores } from '../../stores/createStores'
import { searchedProjectsOf } from '../../stores/query/SearchedProjects'
import { TypedSearch } from '../../stores/query/TypedSearch'
import { recordScreens } from '../recordScreens'
import { claimedProjects } from './claimedProjects'
import { SearchedSource } from './SearchedSource'
import { Source, type Described, type PaletteSource } from './Source'
import { opportunitiesOf } from '../../stores/OpportunityStore'
import { usersOf } from '../../stores/UserStore'

/** Opportunities are listed by project: those of so many projects are asked for, and so many pages of people. */
export const asked = { projects: 20, pages: 10 } as const

interface Node {
  id: number
  name: string
  parentCategory?: { name: string } | null | undefined
  parentLanguageStack?: { name: string } | null | undefined
}

const nodesOf = (pathOf: (id: number) => string) => (rows: readonly Node[]) =>
  rows.map(({ id, name, parentCategory, parentLanguageStack }) => {
    const note = parentCategory?.name ?? parentLanguageStack?.name
    return { key: id, name, note: note && `in ${note}`, path: pathOf(id), texts: [name, '', ''] as const }
  })

/** All that the palette looks through, in the order in which equals are shown; people only for a SUPER_ADMIN. */
export function createSources(stores: Stores): PaletteSource[] {
  return [
    projects(stores),
    new Source({
      id: 'article',
      title: 'Articles',
      icon: <DocumentIcon />,
      listPath: paths.articles(),
      resources: () => [stores.articles.list],
      entriesOf: (rows) =>
        rows.map(({ id, title, excerpt }) => ({
          key: id,
          name: title,
          note: excerpt,
          path: paths.articleEdit(id),
          texts: [title, '', excerpt],
        })),
    }),
    ...recordNames.map(
      (name) =>
        new Source({
          id: name,
          title: capitalised(records[name].noun.many),
          icon: recordScreens[name].icon,
          listPath: paths[records[name].many](),
          resources: () => [stores[records[name].many].list],
          entriesOf: (rows: readonly { id: number }[]) =>
            rows.map((row) => {
              const title = String((row as Record<string, unknown>)[records[name].key] ?? '')
              return { key: row.id, name: title, path: paths[`${name}Edit`](row.id), texts: [title, '', ''] }
            }),
        }),
    ),
    new Source({
      id: 'category',
      title: 'Categories',
      icon: <DiagramTreeIcon />,
      listPath: paths.categories(),
      resources: () => [stores.categories.list],
      entriesOf: nodesOf(paths.categoryEdit),
    }),
    new Source({
      id: 'languageStack',
      title: 'Language stacks',
      icon: <LayersIcon />,
      listPath: paths.languageStacks(),
      resources: () => [stores.languageStacks.list],
      entriesOf: nodesOf(paths.languageStackEdit),
    }),
    opportunities(stores),
    ...(stores.session.role === 'SUPER_ADMIN' ? [people(stores)] : []),
  ]
}

/** The host is asked where it searches them: their list may be too long to be read. */
function projects(stores: Stores): PaletteSource {
  const words = { id: 'project', title: 'Projects', icon: <CubeIcon />, listPath: paths.projects() }
  const describe = ({ id, name, projectUrl, tagline }: ProjectRow): Described => ({
    key: id,
    name,
    note: tagline || projectUrl,
    path: paths.projectEdit(id),
    texts: [name, projectUrl, tagline],
  })
  if (stores.session.isOffered('query'))
    return new SearchedSource({ ...words, describe }, new TypedSearch(searchedProjectsOf(stores)))
  return new Source({
    ...words,
    resources: () => [stores.projects.list],
    entriesOf: (rows) => rows.map(describe),
  })
}

/** Only a claimed project has opportunities. */
function opportunities(stores: Stores): PaletteSource {
  const { ofProject } = opportunitiesOf(stores)
  const claimed = claimedProjects(stores, asked.projects)
  return new Source({
    id: 'opportunity',
    title: 'Opportunities',
    icon: <BriefcaseIcon />,
    before: claimed.list,
    resources: () => claimed.first().map(({ id }) => ofProject.of(id)),
    entriesOf: (rows) =>
      rows.map(({ id, title, openSource, osnId }) => {
        const note = openSource?.name ?? (osnId === undefined ? undefined : claimed.nameOf(osnId))
        return {
          key: id,
          name: title,
          note,
          path: paths.opportunityUpdate(id),
          texts: [title, '', note ?? ''],
        }
      }),
    limit: () =>
      claimed.hasMore()
        ? `Only the opportunities of ${claimed.isFirst ? 'the first ' : ''}${claimed.first().length} claimed projects are searched.`
        : undefined,
  })
}

/** Page after page, as the host lists them. */
function people(stores: Stores): PaletteSource {
  const users = usersOf(stores)
  const last = () => users.page.of(1).value?.lastKnown ?? 1
  return new Source({
    id: 'person',
    title: 'People',
    icon: <PersonIcon />,
    resources: () => Array.from({ length: Math.min(last(), asked.pages) }, (_, at) => users.page.of(at + 1)),
    entriesOf: ({ users: rows }, at) =>
      rows.map(({ id, name, email, role }) => ({
        key: id,
        name: name || email,
        note: `${roleWord(role)} · ${email}`,
        path: `${paths.users(at + 1)}?q=${encodeURIComponent(email || name)}`,
        texts: [name, email, ''],
      })),
    limit: () =>
      last() > asked.pages ? `Only the people of the first ${asked.pages} pages are searched.` : undefined,
  })
}
