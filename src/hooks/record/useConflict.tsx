import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { KnownField } from '../../components/form/FormContext'
import { useChunk } from '../../lib/useChunk'
import type { Conflict } from '../../stores/merge/saveMerged'

const loadDialog = () =>
  import('../../components/compare/ConflictDialog').then((module) => module.ConflictDialog)

type Decided<Draft> = Partial<Draft> | undefined

interface Question<Draft> {
  /** Each question is a new one: nothing is chosen in it. */
  turn: number
  conflict: Conflict<Draft>
  isOpen: boolean
  answer: (chosen: Decided<Draft>) => void
}

interface ConflictOptions<Draft> {
  /** A save is under way: the question may come. */
  isSaving: boolean
  fieldOf: (name: string) => KnownField | undefined
  /** Nobody can be asked: the screen was left, or what asks could not be loaded. */
  onUnasked: (conflict: Conflict<Draft>) => void
}

/** Asks which version of each field shall last that two people changed. Draw `dialog` beside the form. */
export function useConflict<Draft extends object>(
  options: ConflictOptions<Draft>,
): { decide: (conflict: Conflict<Draft>) => Promise<Decided<Draft>>; dialog: ReactNode } {
  const { isSaving, fieldOf, onUnasked } = options
  const [question, setQuestion] = useState<Question<Draft>>()
  const open = useRef<Question<Draft>>(undefined)
  const turns = useRef(0)
  const isGone = useRef(false)
  const { part: ConflictDialog, hasFailed, retry } = useChunk(loadDialog, isSaving)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      open.current?.answer(undefined)
    }
  }, [])

  const decide = useCallback(
    (conflict: Conflict<Draft>) =>
      new Promise<Decided<Draft>>((resolve) => {
        if (isGone.current) {
          onUnasked(conflict)
          return resolve(undefined)
        }
        const answer = (chosen: Decided<Draft>) => {
          open.current = undefined
          // It stands until it has given the focus back.
          setQuestion((asked) => asked && { ...asked, isOpen: false })
          resolve(chosen)
        }
        open.current = { turn: ++turns.current, conflict, isOpen: true, answer }
        setQuestion(open.current)
      }),
    [onUnasked],
  )

  useEffect(() => {
    if (!question?.isOpen || !hasFailed) return
    onUnasked(question.conflict)
    question.answer(undefined)
    retry()
  }, [question, hasFailed, retry, onUnasked])

  const dialog = question && ConflictDialog && (
    <ConflictDialog
      key={question.turn}
      {...question.conflict}
      isOpen={question.isOpen}
      fieldOf={fieldOf}
      onChoose={(chosen) => question.answer(chosen as Partial<Draft>)}
      onCancel={() => question.answer(undefined)}
    />
  )
  return { decide, dialog }
}
