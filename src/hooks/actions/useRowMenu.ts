import { useMemo } from 'react'
import type { RowMenu } from '../../components/menu/RowMenuHost'
import type { LoadActions } from './RecordTools'
import { useRecordTools } from './useRecordTools'

/** The menu of the rows of a list. */
export function useRowMenu<Row>(load: LoadActions<Row>): RowMenu<Row> {
  const tools = useRecordTools()
  return useMemo(() => ({ entries: async (row: Row) => (await load())(row, tools()) }), [load, tools])
}
