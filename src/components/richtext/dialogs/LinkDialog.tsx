import { Button } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { LineInput } from '../../fields/LineInput'
import { completeLink } from '../../../richtext/addresses'
import { linkAt, removeLink, setLink } from '../../../richtext/commands/linkCommands'
import type { EditorModel } from '../EditorModel'
import { ToolDialog } from './ToolDialog'
import { DialogField } from './DialogField'

interface LinkDialogProps {
  model: EditorModel
  onClose: () => void
}

/** Makes, changes and removes a link. */
export function LinkDialog({ model, onClose }: LinkDialogProps) {
  const id = useId()
  const [start] = useState(() => ({
    link: linkAt(model.state),
    hasSelection: !model.state.getSelection().isCollapsed(),
  }))
  const [address, setAddress] = useState(start.link?.href ?? '')
  const [text, setText] = useState(start.link?.text ?? '')
  const [problem, setProblem] = useState('')
  const asksText = start.link !== undefined || !start.hasSelection
  const handleSave = () => {
    const href = completeLink(address)
    if (href === null) {
      setProblem('Enter a web address, an e-mail address or a telephone number')
      return
    }
    model.apply((state) => setLink(state, href, asksText ? text : ''))
    onClose()
  }
  const handleRemove = () => {
    model.apply(removeLink)
    onClose()
  }
  return (
    <ToolDialog
      title={start.link ? 'Edit link' : 'Add link'}
      saveLabel="Save link"
      onSave={handleSave}
      onClose={onClose}
      extra={
        start.link && <Button text="Remove link" intent="danger" variant="outlined" onClick={handleRemove} />
      }
    >
      <DialogField id={`${id}-address`} label="Address" error={problem}>
        <LineInput
          id={`${id}-address`}
          inputMode="url"
          placeholder="https://example.org"
          value={address}
          onValueChange={setAddress}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? `${id}-address-error` : undefined}
        />
      </DialogField>
      {asksText && (
        <DialogField id={`${id}-text`} label="Text" hint="The address itself when left empty">
          <LineInput id={`${id}-text`} value={text} onValueChange={setText} />
        </DialogField>
      )}
    </ToolDialog>
  )
}
