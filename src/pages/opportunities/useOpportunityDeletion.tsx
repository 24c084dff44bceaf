import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { backState } from '../../components/layout/backState'
import type { Opportunity } from '../../contract/entities'
import { useConsole } from '../../hooks/useConsole'
import { paths } from '../../paths'
import type { RecordEditor } from '../../stores/editor/RecordEditor'
import { deletionEditor, type DeletionValues } from './deletionEditor'
import { DeletionDialog } from './DeletionDialog'
import { projectOf } from './projectOf'

/**
 * Soft deletion after a confirmation, then back to the project's opportunities (specification §4). The toast offers
 * Undo, which restores it. `onDeleted` is called before the way back: nothing typed is left to keep.
 */
export function useOpportunityDeletion(
  opportunity: Opportunity,
  onDeleted: () => void,
): { onAsk: () => void; dialog: ReactNode } {
  const { stores, toaster } = useConsole()
  const navigate = useNavigate()
  const [editor, setEditor] = useState<RecordEditor<DeletionValues>>()
  const [isOpen, setOpen] = useState(false)
  const { title } = opportunity
  const osnId = projectOf(opportunity)

  const handleAsk = () => {
    const made = deletionEditor(stores, toaster.show, opportunity)
    setEditor(made)
    setOpen(true)
  }
  const handleDeleted = () => {
    onDeleted()
    void navigate(osnId === undefined ? paths.projects() : paths.opportunities(osnId), { state: backState })
  }

  // It stands until it has given the focus back.
  const dialog = editor && (
    <DeletionDialog
      title={title}
      editor={editor}
      isOpen={isOpen}
      onDeleted={handleDeleted}
      onCancel={() => setOpen(false)}
    />
  )
  return { onAsk: handleAsk, dialog }
}
