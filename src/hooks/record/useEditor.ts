import { useEffect, useState } from 'react'
import { useLatest } from '../../lib/useLatest'
import type { EditorOptions } from '../../stores/editor/EditorOptions'
import { RecordEditor } from '../../stores/editor/RecordEditor'
import { useConsole } from '../useConsole'
import { useOnline } from '../useOnline'

/**
 * The editor behind one form, made once of what the first render says; `check` may change from one render to the next.
 * Drafts are kept under `key` once it is known.
 */
export function useEditor<Values extends object>(
  options: Omit<EditorOptions<Values>, 'notify' | 'isSignedIn'>,
  key?: string,
): RecordEditor<Values> {
  const { stores, toaster } = useConsole()
  const latest = useLatest(options)
  const [editor] = useState(
    () =>
      new RecordEditor<Values>({
        ...options,
        check: (values) => latest.current.check(values),
        notify: (notice) => void toaster.show(notice),
        isSignedIn: () => stores.session.user !== undefined,
      }),
  )
  useEffect(() => editor.open(key), [editor, key])
  useEffect(() => stores.savedDrafts.attend(editor.form.commit), [stores, editor])
  return editor
}

/** As `useEditor`, for a form that is sent once there is a connection. */
export function useOnlineEditor<Values extends object>(
  options: Parameters<typeof useEditor<Values>>[0],
  key?: string,
): RecordEditor<Values> {
  const editor = useEditor(options, key)
  const isOnline = useOnline()
  useEffect(() => editor.setOnline(isOnline), [editor, isOnline])
  return editor
}
