import {
  BriefcaseIcon,
  CubeIcon,
  DiagramTreeIcon,
  DocumentIcon,
  LayersIcon,
  PersonIcon,
} from '@blueprintjs/icons'
import type { ProjectRow } from '../../contract/entities'
import { recordNames, records } from '../../contract/records'
import { capitalised, roleWord } from '../../contract/words'
import { paths } from '../../paths'
import type { Stores } from '../../stores/createStores'
import type { Resource } from '../../stores/Resource'
import { recordScreens } from '../recordScreens'
import { Source } from './Source'

/** Opportunities are listed by project: those of so many projects are asked for, and so many pages of people. */
export const asked = { projects: 20, pages: 10 } as const

/** Any source: what its lists hold is its own affair. */
export type AnySource = Pick<Source, 'index' | 'isLoading' | 'error' | 'retry'> & {
  parts: Pick<Source['parts'], 'id' | 'title' | 'listPath' | 'limit'> & {
    resources: () => readonly Pick<Resource<unknown>, 'retain'>[]
  }
}

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
export function createSources(stores: Stores): AnySource[] {
  return [
    new Source({
      id: 'project',
      title: 'Projects',
      icon: <CubeIcon />,
      listPath: paths.projects(),
      resources: () => [stores.projects.list],
      entriesOf: (rows) =>
        rows.map(({ id, name, projectUrl, tagline }) => ({
          key: id,
          name,
          note: tagline || projectUrl,
          path: paths.projectEdit(id),
          texts: [name, projectUrl, tagline],
        })),
    }),
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

const none: readonly never[] = []

/** Computes anew only for another value: it is asked for at each key. */
function ofLatest<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  let last: { value: Value; made: Made } | undefined
  return (value) => {
    if (last?.value !== value) last = { value, made: make(value) }
    return last.made
  }
}

/** Only a claimed project has opportunities. */
function opportunities({ projects, opportunities }: Stores): AnySource {
  const claimedOf = ofLatest((rows: readonly ProjectRow[]) =>
    rows.filter(({ claimed }) => claimed.length > 0),
  )
  const claimed = () => claimedOf(projects.list.value ?? none)
  return new Source({
    id: 'opportunity',
    title: 'Opportunities',
    icon: <BriefcaseIcon />,
    resources: () =>
      claimed()
        .slice(0, asked.projects)
        .map(({ id }) => opportunities.ofProject.of(id)),
    entriesOf: (rows) =>
      rows.map(({ id, title, openSource, osnId }) => {
        const note = openSource?.name ?? (osnId === undefined ? undefined : projects.row(osnId)?.name)
        return {
          key: id,
          name: title,
          note,
          path: paths.opportunityUpdate(id),
          texts: [title, '', note ?? ''],
        }
      }),
    limit: () =>
      claimed().length > asked.projects
        ? `Only the opportunities of the first ${asked.projects} claimed projects are searched.`
        : undefined,
  })
}

/** Page after page, as the host lists them. */
function people({ users }: Stores): AnySource {
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
