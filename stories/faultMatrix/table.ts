import { accountRows } from './rows/accountRows'
import { inboxRows } from './rows/inboxRows'
import { loadRows } from './rows/loadRows'
import { peopleRows } from './rows/peopleRows'
import { personRows } from './rows/personRows'
import { recordRows } from './rows/recordRows'
import type { Table } from './rows/row'
import { removalRows } from './rows/removalRows'
import { searchedRows } from './rows/searchedRows'
import { sendRows } from './rows/sendRows'
import { viewRows } from './rows/viewRows'

/** The whole table; a call of the specification without a row does not compile. */
export const table: Table = {
  ...recordRows,
  ...loadRows,
  ...sendRows,
  ...personRows,
  ...accountRows,
  ...peopleRows,
  ...inboxRows,
  ...removalRows,
  ...viewRows,
  ...searchedRows,
}
