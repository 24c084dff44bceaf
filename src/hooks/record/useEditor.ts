import { useEffect, useState } from 'react'
import { useLatest } from '../../lib/useLatest'
import type { EditorOptions } from '../../stores/editor/EditorOptions'
import { RecordEditor } from '../../stores/editor/RecordEditor'
import { useConsole } from '../useConsole'

export type UseEditorOptions<Values extends object> = Omit<EditorOptions<Values>, 'notify' | 'isSignedIn'>

/**
 * The editor behind one form, made once; `check` and the calls may change from one render to the next. Drafts are kept
 * under `key` once it is known.
 */
export function useEditor<Values extends object>(
  options: UseEditorOptions<Values>,
  key?: string,
): RecordEditor<Values> {
  const { stores, toaster } = useConsole()
  const latest = useLatest(options)
  const [editor] = useState(
    () =>
      new RecordEditor<Values>({
        ...options,
        check: (values) => latest.current.check(values),
        calls: followLatest(latest),
        notify: (notice) => void toaster.show(notice),
        isSignedIn: () => stores.session.user !== undefined,
      }),
  )
  useEffect(() => editor.open(key), [editor, key])
  useEffect(() => stores.drafts.attend(editor.form.commit), [stores, editor])
  return editor
}

/** Calls of the newest render. */
function followLatest<Values extends object>(latest: {
  readonly current: UseEditorOptions<Values>
}): EditorOptions<Values>['calls'] {
  const calls = () => latest.current.calls
  if (typeof calls() === 'function')
    return (values, options) => {
      const create = calls()
      if (typeof create !== 'function') throw new Error('A form that creates cannot become one that edits')
      return create(values, options)
    }
  const edit = () => {
    const now = calls()
    if (typeof now === 'function') throw new Error('A form that edits cannot become one that creates')
    return now
  }
  return {
    read: (options) => edit().read(options),
    write: (values, options) => edit().write(values, options),
  }
}
