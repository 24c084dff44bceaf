import { Button } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import { BulkWanted } from '../hooks/bulk/BulkWanted'
import { useStores } from '../hooks/useConsole'
import { removalsOf } from '../stores/care/RemovalStore'
import type { TaxonomyKind } from './taxonomyKinds'

interface RemoveButtonProps {
  kind: TaxonomyKind
  id: number
  name: string
  /** Tag of the version that is shown, where its page is open. */
  tag?: string | undefined
}

/** Asks whether an unused tag, category or stack shall be removed; nothing where the host can't. */
export const RemoveButton = observer(function RemoveButton({ kind, id, name, tag }: RemoveButtonProps) {
  const stores = useStores()
  const want = useContext(BulkWanted)
  if (!stores.session.isOffered('merge')) return null
  return (
    <Button
      size="small"
      intent="danger"
      variant="outlined"
      text="Remove…"
      aria-label={`Remove… ${name}`}
      aria-haspopup="dialog"
      onClick={() => {
        want()
        removalsOf(stores).ask({ kind: kind.form, id, name, tag })
      }}
    />
  )
})
