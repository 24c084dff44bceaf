import { useChunk } from '../../lib/useChunk'
import { loadChunk } from '../loadChunk'

const loadProgress = () => loadChunk(() => import('./BulkProgress')).then((module) => module.BulkProgress)

/** The progress of a change of many records, over all screens; its code is fetched once `isWanted`. */
export function BulkHost({ isWanted }: { isWanted: boolean }) {
  const { part: BulkProgress } = useChunk(loadProgress, isWanted)
  return BulkProgress ? <BulkProgress /> : null
}
