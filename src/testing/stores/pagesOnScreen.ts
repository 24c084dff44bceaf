import { expect } from 'vitest'
import { searchedProjectsOf } from '../../stores/query/SearchedProjects'
import { testStores } from './testStores'

/** The pages of a directory of 10,000 projects, on a screen. */
export async function pagesOnScreen() {
  const { stores, setWire, calls, ...rest } = await testStores('SUPER_ADMIN', 'crowded', undefined, {
    wholeListUpTo: 0,
  })
  await stores.session.check()
  const { pages, read } = searchedProjectsOf(stores)
  const release = pages.part.retain()
  await stores.projects.list.load()
  await expect.poll(() => pages.part.value).toBeDefined()
  const all = stores.projects.list.value!.map(({ id }) => String(id))
  const settled = () => expect.poll(() => pages.part.isLoading || !pages.isCurrent).toBe(false)
  calls.length = 0
  return {
    ...rest,
    stores,
    setWire,
    calls,
    pages,
    read,
    all,
    release,
    settled,
    part: () => pages.part.value!,
  }
}
