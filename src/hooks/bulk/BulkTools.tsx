import { useContext, useState, type RefObject } from 'react'
import type { Selection } from '../../components/selection/Selection'
import { SelectionBar } from '../../components/selection/SelectionBar'
import type { BulkAction, BulkActionDialogProps } from './BulkAction'
import { BulkDialog } from './BulkDialog'
import { BulkWanted } from './BulkWanted'
import { ExportSelected } from '../export/ExportTool'
import type { BulkSetting } from './useBulk'

interface Asked {
  /** Each question begins anew, also while the dialog of the one before still closes. */
  question: number
  action: BulkAction
  items: { id: number; name: string }[]
}

export interface BulkToolsProps extends Omit<BulkSetting<never>, 'nameOf'> {
  selection: Selection
  /** The names of the list's records, by their ids. */
  names: () => ReadonlyMap<number, string>
  section: RefObject<HTMLElement>
}

/** The bar below a list, and the dialog of each of its actions. */
export function BulkTools(props: BulkToolsProps) {
  const { kind, noun, actions, names, section, selection } = props
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const want = useContext(BulkWanted)

  const handleAction = (id: string) => {
    const action = actions.find((one) => one.id === id)
    if (!action) return
    const nameOf = names()
    want()
    setAsked((before) => ({
      question: (before?.question ?? 0) + 1,
      action,
      items: selection.keys().map((key) => ({ id: Number(key), name: nameOf.get(Number(key)) ?? `#${key}` })),
    }))
    setOpen(true)
  }
  const giveBackFocus = () => {
    const at = document.activeElement
    // The dialog that closes has it until it is gone.
    if (at && at !== document.body && !at.closest('[role="dialog"]')) return
    const next =
      document.querySelector<HTMLElement>(`[data-selection-bar] [data-action="${asked?.action.id}"]`) ??
      section.current?.querySelector<HTMLElement>('thead [data-select] input') ??
      section.current
    next?.focus({ preventScroll: true })
  }
  const dialog = {
    items: asked?.items ?? [],
    isOpen,
    onStarted: () => selection.clear(),
    onClose: () => setOpen(false),
    onClosed() {
      setAsked(undefined)
      giveBackFocus()
    },
  }
  return (
    <>
      <SelectionBar
        selection={selection}
        noun={noun}
        actions={actions}
        onAction={handleAction}
        onFocusLost={giveBackFocus}
        tools={<ExportSelected selection={selection} />}
      />
      {asked && <Dialog key={asked.question} kind={kind} noun={noun} action={asked.action} {...dialog} />}
    </>
  )
}

interface DialogProps extends BulkActionDialogProps {
  kind: BulkToolsProps['kind']
  noun: BulkToolsProps['noun']
  action: BulkAction
}

/** The dialog of an action: its own, or the one that all have that change fields. */
function Dialog({ kind, noun, action, ...dialog }: DialogProps) {
  if (action.type === 'own') return <action.Dialog {...dialog} />
  return kind ? <BulkDialog kind={kind} noun={noun} action={action} {...dialog} /> : null
}
