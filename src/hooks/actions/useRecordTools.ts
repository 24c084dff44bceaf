import { useContext, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLatest } from '../../lib/useLatest'
import { BulkWanted } from '../bulk/BulkWanted'
import { useConsole } from '../useConsole'
import type { RecordTools } from './RecordTools'

/** What commands work with, as it is when one of them is asked for; the same function all the time. */
export function useRecordTools(): () => RecordTools {
  const want = useContext(BulkWanted)
  const tools = useLatest({ console: useConsole(), navigate: useNavigate(), location: useLocation(), want })
  const [read] = useState(() => () => tools.current)
  return read
}
