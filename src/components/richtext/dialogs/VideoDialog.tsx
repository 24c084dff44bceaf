import { useId, useState } from 'react'
import { LineInput } from '../../fields/LineInput'
import { insertEmbed } from '../../../richtext/commands/insertTokens'
import { videoAddress, videoAttributes } from '../../../richtext/videoAddress'
import { DialogField } from './DialogField'
import type { EditorModel } from '../EditorModel'
import { ToolDialog } from './ToolDialog'

interface VideoDialogProps {
  model: EditorModel
  onClose: () => void
}

/** Puts a video below the line of the caret. */
export function VideoDialog({ model, onClose }: VideoDialogProps) {
  const id = useId()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState('')
  const handleSave = () => {
    const src = videoAddress(address)
    if (src === undefined) {
      setProblem('Enter the address of a YouTube or Vimeo video')
      return
    }
    model.apply((state) => insertEmbed(state, { type: 'VIDEO', data: { attributes: videoAttributes(src) } }))
    onClose()
  }
  return (
    <ToolDialog title="Add video" saveLabel="Save video" onSave={handleSave} onClose={onClose}>
      <DialogField id={id} label="Video address" error={problem} hint="A video on YouTube or Vimeo">
        <LineInput
          id={id}
          inputMode="url"
          placeholder="https://www.youtube.com/watch?v=…"
          value={address}
          onValueChange={setAddress}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
        />
      </DialogField>
    </ToolDialog>
  )
}
