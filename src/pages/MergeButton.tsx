import { Button } from '@blueprintjs/core'
import { useRef, useState } from 'react'
import type { MergeNode } from '../stores/care/mergeItems'
import { MergeDialog } from './care/merge/MergeDialog'
import type { TaxonomyKind } from './taxonomyKinds'

interface MergeButtonProps {
  kind: TaxonomyKind
  /** The two that are merged; where there is one, the other is chosen in the dialog. */
  nodes: readonly [MergeNode] | readonly [MergeNode, MergeNode]
}

/** Merges two tags, categories or stacks. */
export function MergeButton({ kind, nodes }: MergeButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span ref={place}>
        <Button
          size="small"
          text="Merge…"
          aria-label={`Merge… ${nodes.map(({ name }) => name).join(' and ')}`}
          aria-haspopup="dialog"
          onClick={() => {
            setAsked(true)
            setOpen(true)
          }}
        />
      </span>
      {isAsked && (
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
