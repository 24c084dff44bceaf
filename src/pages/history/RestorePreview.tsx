import { Button } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Differences } from '../../components/compare/Differences'
import { LoadingButton } from '../../components/feedback/LoadingButton'
import type { HistoryEntry } from '../../contract/endpoints/history'
import { ConflictQuestion } from '../../hooks/record/ConflictQuestion'
import { useOnlineEditor } from '../../hooks/record/useEditor'
import { useWatched } from '../../lib/useWatched'
import { replacing } from '../../stores/editor/Replacement'
import type { Fields, Restorable } from '../../stores/history/restorable'
import { changedFields } from '../../stores/merge/fields'
import { historyField, kindWord } from './entryFields'
import dialog from '../../components/feedback/ModalDialog.module.css'
import { useFieldWords } from './useNames'

interface RestorePreviewProps {
  record: NonNullable<HistoryEntry['record']>
  /** The record as it is, and its strong tag where the host exposes one. */
  now: Fields
  tag: string | undefined
  /** The values that are to stand in it again. */
  fields: Fields
  calls: Restorable
  /** Receives whether it is being saved. */
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}

/** Field by field what restoring changes, and the button that does it: a save like any other, merged, with Undo. */
export const RestorePreview = observer(function RestorePreview(props: RestorePreviewProps) {
  const { record, tag, fields, calls, onBusy, onClose } = props
  // As it was when this opened: a save changes it below.
  const [now] = useState(props.now)
  const [then] = useState(() => ({ ...now, ...fields }))
  const [names] = useState(() => changedFields(now, then))
  const fieldOf = useFieldWords(record.kind, names)
  const editor = useOnlineEditor<Fields>({
    initial: now,
    tag,
    check: (values) => calls.check(values, now),
    writer: replacing<Fields>(calls),
    words: { saved: `${record.name} restored` },
    hasNoCountdown: true,
  })
  useEffect(() => {
    for (const [name, value] of Object.entries(fields)) editor.form.set(name, value)
  }, [editor, fields])
  // The words of the fields change with the lists that name their records.
  useEffect(() => {
    const ends = Object.keys(now).map((name) => editor.form.addField(name, fieldOf(name)))
    return () => {
      for (const end of ends) end()
    }
  })
  const isBusy = useWatched(editor, (one) => one.isSaving)
  const errors = useWatched(editor, (one) => one.form.errors)
  const failure = useWatched(editor, (one) => one.failure?.message)
  const waitingFor = useWatched(editor, (one) => one.waitingFor)
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A moment later: the keypress of an Enter that opened the dialog would press the button.
    const frame = requestAnimationFrame(() =>
      (actions.current?.lastElementChild as HTMLElement | null)?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  const handleRestore = async () => {
    if (await editor.submit()) onClose()
  }
  const problems = [
    ...Object.entries(errors).map(([name, text]) => `${historyField(record.kind, name).label}: ${text}`),
    ...(failure && Object.keys(errors).length === 0 ? [failure] : []),
  ]
  if (names.length === 0)
    return (
      <>
        <p>The {kindWord(record.kind)} has these values already: there is nothing to restore.</p>
        <div ref={actions} className={dialog.actions}>
          <Button text="Close" onClick={onClose} />
        </div>
      </>
    )
  return (
    <>
      <Differences
        names={names}
        versions={[
          { heading: 'Now', values: now },
          { heading: 'Restored', values: then },
        ]}
        fieldOf={fieldOf}
      />
      {problems.length > 0 && (
        <div role="alert" className={dialog.error}>
          {problems.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </div>
      )}
      <div ref={actions} className={dialog.actions}>
        <Button text="Cancel" disabled={isBusy} onClick={onClose} />
        <LoadingButton
          intent="primary"
          text={waitingFor ?? 'Restore'}
          isBusy={isBusy}
          disabled={waitingFor !== undefined}
          onClick={() => void handleRestore()}
        />
      </div>
      <ConflictQuestion editor={editor} />
    </>
  )
})
