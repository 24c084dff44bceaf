import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useConsole } from '../../hooks/useConsole'
import { useChunk } from '../../lib/loading/useChunk'
import { importOf } from '../../stores/import/ImportRequest'

const loadDialog = () => import('../../hooks/import/ImportDialog').then((module) => module.ImportDialog)

/** The import that somebody asked for, over all screens; its code is fetched then. */
export const ImportHost = observer(function ImportHost() {
  const { stores, toaster } = useConsole()
  const request = importOf(stores)
  const { asked } = request
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  const { part: ImportDialog, hasFailed, retry } = useChunk(loadDialog, asked !== undefined)
  useEffect(() => {
    if (!hasFailed || !asked) return
    request.close()
    toaster.show({
      message: 'The import could not be loaded. Check the connection and try again.',
      intent: 'danger',
      action: {
        label: 'Retry',
        onClick: () => {
          retry()
          request.ask(asked.kind)
        },
      },
    })
  }, [hasFailed, asked, request, retry, toaster])
  if (!ImportDialog || !shown) return null
  return (
    <ImportDialog
      kind={shown.kind}
      isOpen={asked !== undefined}
      onClose={() => request.close()}
      onClosed={() => setShown(undefined)}
    />
  )
})
