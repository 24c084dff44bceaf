import { Button } from '@blueprintjs/core'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { useConsole } from '../hooks/useConsole'
import { ChunkError } from './loadChunk'
import styles from './ScreenError.module.css'
import { ScreenPlaceholder } from './ScreenPlaceholder'

interface ScreenErrorProps {
  /** Inside the main layout, which stays on screen. */
  isInside?: boolean
}

/**
 * Stands where a screen crashed or could not be loaded; the rest of the console goes on. A chunk that is gone after a
 * deployment reloads the page once by itself, then leaves it to the person.
 */
export function ScreenError({ isInside = false }: ScreenErrorProps) {
  const { recovery } = useConsole()
  const error = useRouteError()
  const isChunk = error instanceof ChunkError
  const reloadsItself = isChunk && recovery.mayReload()

  useEffect(() => {
    if (reloadsItself) recovery.reload()
  }, [reloadsItself, recovery])

  if (reloadsItself) return <ScreenPlaceholder isInside={isInside} />
  // Without a picture: this screen has to be at hand when nothing more can be fetched.
  const Landmark = isInside ? 'div' : 'main'
  return (
    <Landmark className={styles.page}>
      <h1>{isChunk ? 'This page could not be loaded' : 'This page has stopped working'}</h1>
      <p role="alert">
        {isChunk
          ? 'The console may have been updated, or the connection is gone. Check the connection and load the page again.'
          : 'Something went wrong on this page. Load it again: what is saved is safe, and what you typed is kept as a draft.'}
      </p>
      <Button intent="primary" text="Reload" onClick={() => recovery.reload()} />
    </Landmark>
  )
}
