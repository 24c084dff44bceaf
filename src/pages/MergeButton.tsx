import { useEffect, useRef, useState } from 'react'
import { LoadingButton } from '../components/feedback/LoadingButton'
import { useConsole } from '../hooks/useConsole'
import { useChunk } from '../lib/loading/useChunk'
import type { MergeNode } from '../stores/care/mergeItems'
import type { TaxonomyKind } from './taxonomyKinds'

const loadDialog = () => import('./care/merge/MergeDialog').then((module) => module.MergeDialog)

interface MergeButtonProps {
  kind: TaxonomyKind
  /** The two that are merged; where there is one, the other is chosen in the dialog. */
  nodes: readonly [MergeNode] | readonly [MergeNode, MergeNode]
}

/** Merges two tags, categories or stacks; the dialog is fetched when it is first wanted. */
export function MergeButton({ kind, nodes }: MergeButtonProps) {
  const { toaster } = useConsole()
  const [isAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const { part: MergeDialog, hasFailed, retry } = useChunk(loadDialog, isAsked)
  useEffect(() => {
    if (hasFailed) toaster.show({ message: 'This part of the console could not be loaded', intent: 'danger' })
  }, [hasFailed, toaster])
  return (
    <>
      <span ref={place}>
        <LoadingButton
          size="small"
          text="Merge…"
          aria-label={`Merge… ${nodes.map(({ name }) => name).join(' and ')}`}
          aria-haspopup="dialog"
          isBusy={isAsked && !MergeDialog && !hasFailed}
          onClick={() => {
            if (hasFailed) retry()
            setAsked(true)
            setOpen(true)
          }}
        />
      </span>
      {MergeDialog && isAsked && (
        <MergeDialog
          kind={kind}
          nodes={nodes}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onClosed={() => {
            setAsked(false)
            const at = document.activeElement
            // The dialog that closes has the focus until it is gone.
            if (at === document.body || at?.closest('[role="dialog"]'))
              place.current?.querySelector('button')?.focus({ preventScroll: true })
          }}
        />
      )}
    </>
  )
}
