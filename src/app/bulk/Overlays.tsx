import { BulkProgress } from './BulkProgress'
import { ImportHost } from './ImportHost'
import { RemovalHost } from './RemovalHost'

/** What stands over all screens once somebody wants it: an import, the progress of a change, the question about a removal. */
export function Overlays() {
  return (
    <>
      <ImportHost />
      <BulkProgress />
      <RemovalHost />
    </>
  )
}
