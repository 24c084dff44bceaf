import { loadRows } from './loadRows'
import { personRows } from './personRows'
import type { Table } from './row'
import { sendRows } from './sendRows'

/** The whole table; a call of the specification without a row does not compile. */
export const table: Table = { ...loadRows, ...sendRows, ...personRows }
