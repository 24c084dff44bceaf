import { useCallback, useEffect, useMemo, useRef, useState, type MutableRefObject } from 'react'
import type { KeptDraft } from '../../components/form/KeptDraft'
import { useLatest } from '../../lib/useLatest'
import { sameValue } from '../../contract/sameValue'
import { draftKey } from '../../stores/drafts/DraftStore'
import type { DraftKind, DraftOf } from '../../stores/drafts/draftShapes'
import { changedFields, pick, rebase } from '../../stores/merge/fields'
import type { DraftEntry } from '../../stores/drafts/draftEntry'
import type { Loss } from '../leaveWords'
import { useConsole } from '../useConsole'
import { useUserKey } from '../useUserKey'

interface DraftOptions<K extends DraftKind> {
  kind: K
  /** Id of the record, or 'new'. */
  record: string
  /** What the server has, or an empty record. */
  initial: DraftOf<K>
  /** Idempotency key of a submission whose outcome is not known. */
  submission: MutableRefObject<string | undefined>
}

/** What keeps a form's text through whatever happens. */
export interface DraftKeeping<K extends DraftKind> {
  /** For the form: the draft to offer, and whom to tell of changes. */
  kept: KeptDraft | undefined
  onValuesChange: (values: DraftOf<K>) => void
  onFilesChange: (names: readonly string[]) => void
  /** What the form showed before somebody typed, field by field. */
  base: MutableRefObject<DraftOf<K>>
  /** These values were saved: their draft is over. */
  saved: (values: DraftOf<K>, isNew: boolean) => void
  /** Writes at once that a submission is under way. */
  submitting: () => void
  /** The record is gone: nothing typed about it is kept. */
  drop: () => void
  /** What somebody loses who leaves at this moment. */
  loss: () => Loss
}

/** Keeps what is typed into one form in this browser, by user and record, and offers it when the form opens again. */
export function useDraft<K extends DraftKind>(options: DraftOptions<K>): DraftKeeping<K> {
  const { kind, record, initial, submission: submissionRef } = options
  const { stores, toaster } = useConsole()
  const { drafts } = stores
  const user = useUserKey()
  const key = user && draftKey(user, kind, record)
  const latest = useLatest({ initial, key })
  const base = useRef(initial)
  const values = useRef(initial)
  const files = useRef<readonly string[]>([])
  const [offered, setOffered] = useState<readonly DraftEntry[]>([])
  const [restored, setRestored] = useState<DraftEntry>()
  /** Entries that wait for a decision; undefined until the storage has answered. */
  const undecided = useRef<readonly DraftEntry[]>(undefined)
  const isOver = useRef(false)
  /** What came back by itself and was not changed since: so it does in another tab too. */
  const interrupted = useRef<object>(undefined)

  const decide = useCallback((next: readonly DraftEntry[]) => {
    undecided.current = next
    setOffered(next)
  }, [])

  const typedNow = useCallback(
    (): DraftEntry => ({
      values: values.current,
      base: base.current,
      savedAt: Date.now(),
      lost: [...files.current],
      isInterrupted: sameValue(interrupted.current, values.current),
      submission: submissionRef.current,
    }),
    [submissionRef],
  )
  const write = useCallback(() => {
    const { initial, key } = latest.current
    if (!key || isOver.current) return
    const typed = typedNow()
    const isTyped = changedFields(initial, values.current).length > 0 || files.current.length > 0
    if (undecided.current) drafts.keep(key, isTyped ? [typed, ...undecided.current] : undecided.current)
    else drafts.keepEarly(key, isTyped ? typed : undefined)
  }, [drafts, latest, typedNow])

  useEffect(() => {
    if (!key) return
    let isCurrent = true
    undecided.current = undefined
    void drafts.read(key, kind).then((entries) => {
      if (!isCurrent) return
      const { initial } = latest.current
      const isTyped = !sameValue(values.current, initial) || files.current.length > 0
      const left = entries.filter((entry) => entry.lost.length > 0 || differs(entry, initial))
      // Nothing comes by itself over what somebody is typing.
      decide(isTyped ? left.map((entry) => ({ ...entry, isInterrupted: false })) : left)
      if (isTyped) write()
      else if (left.length !== entries.length) drafts.keep(key, left)
    })
    return () => {
      isCurrent = false
      drafts.leave(key)
    }
  }, [drafts, key, kind, latest, decide, write])

  // By value: a page may make the same draft anew at each of its renders, and after a save an old one.
  const opened = useRef(initial)
  useEffect(() => {
    if (sameValue(opened.current, initial)) return
    opened.current = initial
    base.current = rebase(base.current, values.current, initial)
  }, [initial])

  const onValuesChange = useCallback(
    (next: DraftOf<K>) => {
      values.current = next
      write()
    },
    [write],
  )
  const onFilesChange = useCallback(
    (names: readonly string[]) => {
      if (sameValue(files.current, names)) return
      files.current = names
      write()
    },
    [write],
  )

  const entry = restored ?? offered[0]
  const kept = useMemo<KeptDraft | undefined>(() => {
    if (!entry) return undefined
    const fields = changedFields(entry.base, entry.values)
    const mine = pick(entry.values, fields)
    const isRestored = entry === restored
    return {
      values: mine,
      savedAt: entry.savedAt,
      lost: entry.lost,
      isImmediate: entry.isInterrupted && !isRestored,
      isRestored,
      onRestored() {
        // What it is put over was typed too, and is offered next.
        const replaced = changedFields(base.current, values.current).some(
          (name) => name in mine && !sameValue(values.current[name], mine[name]),
        )
        const typed = replaced ? [typedNow()] : []
        base.current = { ...base.current, ...pick(entry.base, fields) }
        submissionRef.current ??= entry.submission
        if (entry.isInterrupted) interrupted.current = entry.values
        setRestored(entry)
        decide([...typed, ...(undecided.current ?? []).filter((other) => other !== entry)])
        write()
      },
      onDiscarded() {
        const undo = () => {
          decide([entry, ...(undecided.current ?? [])])
          write()
        }
        if (isRestored) {
          base.current = latest.current.initial
          submissionRef.current = undefined
          setRestored(undefined)
        } else decide((undecided.current ?? []).filter((other) => other !== entry))
        write()
        toaster.show({ message: 'Draft discarded', action: { label: 'Undo', onClick: undo } })
      },
    }
  }, [entry, restored, latest, decide, write, typedNow, toaster, submissionRef])

  const saved = useCallback(
    (sent: DraftOf<K>, isNew: boolean) => {
      base.current = isNew ? latest.current.initial : sent
      setRestored(undefined)
      const { key } = latest.current
      // What was typed since it was sent is a draft of its own.
      if (!key || !sameValue(values.current, sent)) write()
      else if (undecided.current) drafts.keep(key, undecided.current)
      else drafts.keepEarly(key, undefined)
      void drafts.flush()
    },
    [drafts, latest, write],
  )
  const submitting = useCallback(() => {
    write()
    void drafts.flush()
  }, [drafts, write])
  const drop = useCallback(() => {
    isOver.current = true
    decide([])
    if (latest.current.key) drafts.keep(latest.current.key, [])
  }, [drafts, latest, decide])
  const loss = useCallback<() => Loss>(
    () => ({ isKept: latest.current.key !== undefined && drafts.isKeeping, files: files.current }),
    [drafts, latest],
  )

  return { kept, onValuesChange, onFilesChange, base, saved, submitting, drop, loss }
}

/** Whether an entry holds anything that the server has not. */
function differs(entry: DraftEntry, initial: object): boolean {
  const mine = pick(entry.values, changedFields(entry.base, entry.values))
  return Object.entries(mine).some(
    ([name, value]) => !sameValue((initial as Record<string, unknown>)[name], value),
  )
}
