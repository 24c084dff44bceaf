import { paths } from '../../../src/paths'
import { main } from '../look'
import { listRow } from './loadRows'
import type { LoadRow, Table } from './row'

/** A call of a screen of a host that searches the list of projects. */
const searchedRow = (row: LoadRow): LoadRow => ({ ...row, group: 'searched', isSearched: true })

/** A list of Care. */
const careRow = (list: string, isShown: LoadRow['isShown']): LoadRow =>
  searchedRow({ ...listRow(paths.care(`?list=${list}`), ''), isShown })

/** The calls in place of the whole list of projects. */
export const searchedRows: Pick<Table, 'projectQuery' | 'projectUses' | 'sharedUrls'> = {
  projectQuery: searchedRow(listRow(paths.projects(), 'React', { form: 'Add project', field: 'Tagline' })),
  projectUses: careRow('unused', () => main().querySelectorAll('[aria-label=Unused] li').length === 2),
  sharedUrls: careRow(
    'urls',
    () => main().textContent?.includes('No two projects have the same URL') === true,
  ),
}
