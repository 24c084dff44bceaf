import { MoreIcon } from '@blueprintjs/icons'
import { useEffect } from 'react'
import { MenuButton } from '../../components/menu/MenuButton'
import { useLatest } from '../../lib/useLatest'
import { useStores } from '../useConsole'
import { setOpenRecord } from './openRecord'
import type { LoadActions } from './RecordTools'
import { useRecordTools } from './useRecordTools'

interface RecordMenuProps<Row> {
  /** The record whose page is open. */
  record: Row
  name: string
  load: LoadActions<Row>
}

/** The menu of the record whose page is open; the palette has the same commands. */
export function RecordMenu<Row>({ record, name, load }: RecordMenuProps<Row>) {
  const stores = useStores()
  const tools = useRecordTools()
  const entries = async () => {
    const lines = (await load())(record, tools())
    // It is open already.
    const others = lines.filter(({ id }) => id !== 'open')
    return others.map((entry, place) => (place === 0 ? { ...entry, startsGroup: false } : entry))
  }
  const latest = useLatest(entries)
  useEffect(() => setOpenRecord(stores, { name, entries: () => latest.current() }), [stores, name, latest])
  return <MenuButton label={`More for ${name}`} icon={<MoreIcon />} title="More" entries={entries} />
}
