import { Button } from '@blueprintjs/core'
import { useCallback, useContext, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { InShell } from '../components/layout/InShell'
import { useConsole } from '../hooks/useConsole'
import { usePage } from '../hooks/usePage'
import { ChunkError } from '../lib/loading/loadChunk'
import styles from './ScreenError.module.css'
import { ScreenPlaceholder } from './ScreenPlaceholder'

/**
 * Stands where a screen crashed or could not be loaded; the rest of the console goes on. A chunk that is gone after a
 * deployment loads the page again by itself, once; without a connection it does so when the connection is back.
 */
export function ScreenError() {
  const { recovery } = useConsole()
  const error = useRouteError()
  const isInside = useContext(InShell)
  const isChunk = error instanceof ChunkError
  const [isCut, setCut] = useState(() => !navigator.onLine)
  const reload = useCallback(() => void recovery.reload().then((isDone) => setCut(!isDone)), [recovery])
  const reloadsItself = isChunk && !isCut && recovery.mayReload()

  useEffect(() => {
    if (reloadsItself) reload()
  }, [reloadsItself, reload])

  useEffect(() => {
    if (!isChunk || !isCut) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isChunk, isCut, reload])

  const { title, text } = words[isChunk ? (isCut ? 'cut' : 'gone') : 'crashed']
  const heading = usePage(title)
  if (reloadsItself) return <ScreenPlaceholder />
  // Without a picture: this screen has to be at hand when nothing more can be fetched.
  const Landmark = isInside ? 'div' : 'main'
  return (
    <Landmark className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role="alert">{text}</p>
      <Button intent="primary" text={isChunk && isCut ? 'Try again' : 'Reload'} onClick={reload} />
    </Landmark>
  )
}

const words = {
  cut: {
    title: 'This page is not loaded yet',
    text: 'There is no connection to the server. The page opens by itself when the connection is back.',
  },
  gone: {
    title: 'This page could not be loaded',
    text: 'The console may have been updated, or the connection is gone. Check the connection and load the page again.',
  },
  crashed: {
    title: 'This page has stopped working',
    text: 'Something went wrong on this page. Load it again: what is saved is safe, and what you typed is kept as a draft.',
  },
} as const
