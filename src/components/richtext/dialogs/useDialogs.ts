import { useMemo, useRef, useState } from 'react'
import type { OpenDialog } from './Dialogs'
import type { EditorModel } from '../EditorModel'

/** Which dialog is open, and the images that wait for theirs. */
export function useDialogs(model: EditorModel) {
  const [open, setOpen] = useState<OpenDialog>(null)
  const waiting = useRef<File[]>([])
  const actions = useMemo(
    () => ({
      openLink: () => setOpen({ kind: 'link' }),
      openVideo: () => setOpen({ kind: 'video' }),
      openImage: () => setOpen({ kind: 'image' }),
      describeImage: (key: string, offset: number) => setOpen({ kind: 'image', place: { key, offset } }),
      addImages: (files: File[]) => {
        waiting.current.push(...files)
        const file = waiting.current.shift()
        if (file) setOpen({ kind: 'image', file })
      },
      close: () => {
        const file = waiting.current.shift()
        setOpen(file ? { kind: 'image', file } : null)
        // After the dialog is gone, which holds the focus while it is there.
        if (!file) requestAnimationFrame(() => model.focus())
      },
    }),
    [model],
  )
  return { open, ...actions }
}
