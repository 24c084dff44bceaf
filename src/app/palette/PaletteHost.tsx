import { forwardRef, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConsole } from '../../hooks/useConsole'
import { isApple } from '../../lib/isApple'
import { closeDrawer } from '../../components/layout/closeDrawer'
import { useChunk } from '../../lib/loading/useChunk'
import { useLatest } from '../../lib/useLatest'
import { useSteady } from '../../lib/useSteady'
import { loadChunk } from '../../lib/loading/loadChunk'
import { keepFocus } from './keepFocus'
import type { Findable } from './Source'

const loadPalette = () => import('./ConsolePalette').then((module) => module.ConsolePalette)

/** The bar of the palette, as the library names it. */
const bar = '.bp6-omnibar'
/** What has keys of its own as long as it is open; the menu's drawer gives way. */
const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Opens the palette. */
export interface PaletteOpener {
  open: () => void
}

/**
 * The palette: Ctrl+K or Cmd+K opens it from anywhere, and closes it again. Its code is fetched once `isIdle`, or when it is
 * first opened; what is typed meanwhile is kept.
 */
export const PaletteHost = forwardRef<PaletteOpener, { isIdle: boolean }>(function PaletteHost(
  { isIdle },
  opener,
) {
  const { toaster } = useConsole()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const { part: ConsolePalette, hasFailed, retry } = useChunk(loadPalette, isIdle || isOpen)
  const giveBack = useRef<() => void>(undefined)
  const then = useRef<() => void>(undefined)

  const close = useCallback((action?: () => void) => {
    then.current = action
    setOpen(false)
  }, [])
  const open = () => {
    closeDrawer()
    giveBack.current = keepFocus()
    setQuery('')
    setOpen(true)
    if (hasFailed) retry()
    loadChunk(loadPalette).catch(() => {
      close()
      toaster.show({
        message: 'Find anything could not be loaded. Check the connection and try again.',
        intent: 'danger',
      })
    })
  }

  // The focus first: a user who leaves a form that is not saved is asked, and may stay where they were.
  useEffect(() => {
    if (isOpen || !giveBack.current) return
    giveBack.current()
    giveBack.current = undefined
    then.current?.()
    then.current = undefined
  }, [isOpen])

  const toggle = useLatest((event: KeyboardEvent) => {
    if (isOpen) close()
    else if (!(event.target instanceof Element && event.target.closest(dialogs))) open()
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return
      const isCommand = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (!isCommand) return
      // The text editor makes a link of what is selected.
      if (event.defaultPrevented) return
      event.preventDefault()
      if (!event.repeat) toggle.current(event)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [toggle])

  useEffect(() => {
    if (!isOpen) return
    const handleEarlyKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const { activeElement } = document
      // The bar itself has the focus for a moment while it opens, or after a press beside its field.
      const isOnBar = activeElement?.matches(bar) === true && [...key].length === 1
      if ((activeElement?.closest(bar) && !isOnBar) || ctrlKey || metaKey || altKey) return
      if (key === 'Escape') close()
      else if (key === 'Backspace') setQuery((typed) => typed.slice(0, -1))
      else if ([...key].length === 1) setQuery((typed) => typed + key)
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', handleEarlyKey, true)
    return () => document.removeEventListener('keydown', handleEarlyKey, true)
  }, [isOpen, close])

  const handleChoose = useSteady((entry: Findable, isNewTab: boolean) => {
    const { path, run } = entry
    if (path === undefined) close(run)
    else if (isNewTab) close(() => void window.open(path, '_blank', 'noopener'))
    else close(() => void navigate(path))
  })
  const handleClose = useCallback(() => close(), [close])
  useImperativeHandle(opener, () => ({ open }))
  if (!ConsolePalette) return null
  return (
    <ConsolePalette
      isOpen={isOpen}
      query={query}
      onQueryChange={setQuery}
      onChoose={handleChoose}
      onClose={handleClose}
    />
  )
})
