import { useEffect, useState } from 'react'
import { countWords } from '../../richtext/countWords'
import type { EditorModel } from './EditorModel'
import { EditorFoot } from './EditorFoot'

interface EditorFooterProps {
  model: EditorModel
  /** Id of the sentence about keys, which describes the editor. */
  keysId: string
}

/** After the last key, in milliseconds: counting must not slow typing down. */
const REST = 300

/** Below the text: how keys work here, and how many words there are. */
export function EditorFooter({ model, keysId }: EditorFooterProps) {
  const [words, setWords] = useState(() => countWords(model.state.getCurrentContent()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let counted = model.state.getCurrentContent()
    const release = model.subscribe(() => {
      const content = model.state.getCurrentContent()
      if (content === counted) return
      counted = content
      clearTimeout(timer)
      timer = setTimeout(() => setWords(countWords(content)), REST)
    })
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [model])
  return <EditorFoot keysId={keysId}>{words === 1 ? '1 word' : `${words} words`}</EditorFoot>
}
