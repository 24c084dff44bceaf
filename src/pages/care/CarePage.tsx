import { observer } from 'mobx-react-lite'
import { useSearchParams } from 'react-router-dom'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import { CountTabs } from '../../components/layout/CountTabs'
import { PageHeader } from '../../components/layout/PageHeader'
import { usePage } from '../../hooks/usePage'
import { paths } from '../../paths'
import styles from './CarePage.module.css'
import type { CareList } from './careList'
import { Licenses } from './Licenses'
import { NearNames } from './NearNames'
import { Parents } from './Parents'
import { SharedUrls } from './SharedUrls'
import { UnusedNodes } from './UnusedNodes'
import { useCare, type Care } from './useCare'

/** The lists in their order: words on the tab, and what stands in each. */
const lists = {
  near: { label: 'Near names', about: 'Tags, categories and stacks with names that may well mean the same.' },
  urls: { label: 'Shared URLs', about: 'Projects that lead to the same place.' },
  licenses: { label: 'Licenses', about: 'Projects with a license that SPDX does not know.' },
  parents: {
    label: 'Parents',
    about: 'Categories and stacks whose parent does not exist, or lies below them.',
  },
  unused: { label: 'Unused', about: 'Tags, categories and stacks that no project and no article has.' },
} as const satisfies Record<keyof Care, object>
const names = Object.keys(lists) as (keyof Care)[]

/** /care: what in the directory needs to be put in order, counted and listed. */
export const CarePage = observer(function CarePage() {
  const heading = usePage('Care')
  const [params] = useSearchParams()
  const care = useCare()
  const current = names.find((name) => name === params.get('list')) ?? 'near'
  const { status, error, onRetry, isRetrying } = care[current]
  return (
    <>
      <PageHeader title="Care" headingRef={heading} />
      <div className={styles.bar}>
        <CountTabs
          label="Lists of what needs care"
          tabs={names.map((name) => ({
            to: paths.care(name === 'near' ? '' : `?list=${name}`),
            label: lists[name].label,
            ...countOf(care[name]),
            isCurrent: name === current,
          }))}
        />
      </div>
      <p className={styles.about}>{lists[current].about}</p>
      <ResourceView
        status={status}
        {...(error && { error })}
        onRetry={onRetry}
        isRetrying={isRetrying}
        label="Looking through the lists…"
        loading={<TableSkeleton columns={1} />}
      >
        {status !== 'loading' && (status !== 'failed' || care[current].items) && (
          <List name={current} care={care} />
        )}
      </ResourceView>
    </>
  )
})

/** How many findings a list has, with those that the host has not sent yet. */
function countOf({ items, more }: Pick<CareList<unknown>, 'items' | 'more'>) {
  return { count: items && items.length + (more?.count ?? 0), isAbout: more?.isAbout === true }
}

function List({ name, care }: { name: keyof Care; care: Care }) {
  switch (name) {
    case 'near':
      return <NearNames {...care.near} />
    case 'urls':
      return <SharedUrls {...care.urls} />
    case 'licenses':
      return <Licenses {...care.licenses} />
    case 'parents':
      return <Parents {...care.parents} />
    default:
      return <UnusedNodes {...care.unused} />
  }
}
