import { useCallback, useRef, type ReactNode } from 'react'
import type { ToastOptions } from '../../components/feedback/createToaster'
import type { FormHandling, FormReach } from '../../components/form/Form'
import type { DraftKind, DraftOf } from '../../stores/drafts/draftShapes'
import type { SaveOptions } from '../../stores/merge/SaveOptions'
import { useStores } from '../useConsole'
import { useDraft, type DraftKeeping } from './useDraft'
import { useOnline } from '../useOnline'
import { useSubmit } from './useSubmit'
import { useUnsavedGuard } from './useUnsavedGuard'

export interface RecordFormOptions<K extends DraftKind> {
  kind: K
  /** Id of the edited record, or 'new' where one is added; a new one below another names that too: 'new in 3'. */
  record: string
  initial: DraftOf<K>
  save: (draft: DraftOf<K>, options: Required<SaveOptions>) => Promise<unknown>
  /** Words of the toast after a success. */
  saved: string
  /** What the toast says instead, asked for after the save. */
  tell?: (() => Partial<ToastOptions>) | undefined
}

export interface RecordForm<K extends DraftKind> {
  handling: FormHandling<DraftOf<K>>
  /** The question whether to leave what is not saved; draw it beside the form. */
  dialog: ReactNode
  /** The record is gone: nothing typed about it is kept, and nobody is asked. */
  abandon: () => void
  draft: DraftKeeping<K>
  /** The form, once it stands. */
  reach: { readonly current: FormReach | undefined }
}

/** All that a form of a record needs: sending, drafts, the question before leaving, and waiting for the connection. */
export function useRecordForm<K extends DraftKind>(options: RecordFormOptions<K>): RecordForm<K> {
  const { kind, record, initial, save, saved, tell } = options
  const { drafts } = useStores()
  const isOnline = useOnline()
  const submission = useRef<string>(undefined)
  const draft = useDraft({ kind, record, initial, submission })
  const reach = useRef<FormReach>(undefined)
  const guard = useUnsavedGuard({
    save: async () => (await reach.current?.save()) ?? false,
    loss: draft.loss,
  })
  const unsaved = useRef({ isDirty: false, hasFiles: false })
  const { onDirtyChange } = guard
  const tellGuard = useCallback(
    (change: Partial<{ isDirty: boolean; hasFiles: boolean }>) => {
      unsaved.current = { ...unsaved.current, ...change }
      onDirtyChange(unsaved.current.isDirty || unsaved.current.hasFiles)
    },
    [onDirtyChange],
  )
  const isNew = record.startsWith('new')
  const submit = useSubmit<DraftOf<K>>(save, {
    saved,
    tell,
    submission,
    onSending: draft.submitting,
    onSaved: (sent) => draft.saved(sent, isNew),
    onDirtyChange: useCallback((isDirty: boolean) => tellGuard({ isDirty }), [tellGuard]),
  })

  const { onFilesChange } = draft
  const handleFilesChange = useCallback(
    (names: readonly string[]) => {
      onFilesChange(names)
      tellGuard({ hasFiles: names.length > 0 })
    },
    [onFilesChange, tellGuard],
  )
  const onReady = useCallback(
    (form: FormReach) => {
      reach.current = form
      return drafts.attend(form.commit)
    },
    [drafts],
  )

  const abandon = () => {
    draft.drop()
    tellGuard({ isDirty: false, hasFiles: false })
  }
  const handling: FormHandling<DraftOf<K>> = {
    ...submit,
    waitingFor: isOnline ? undefined : 'Waiting for the connection',
    kept: draft.kept,
    onValuesChange: draft.onValuesChange,
    onFilesChange: handleFilesChange,
    onReady,
  }
  return { handling, dialog: guard.dialog, abandon, draft, reach }
}
