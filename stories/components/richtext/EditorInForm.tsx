import { useState } from 'react'
import { RichTextEditor, type RichTextEditorProps } from '../../../src/components/richtext/RichTextEditor'

/** The editor as a form holds it: the value that it hands out comes back. */
export function EditorInForm(props: RichTextEditorProps) {
  const [value, setValue] = useState(props.value)
  const handleChange = (html: string) => {
    setValue(html)
    props.onChange(html)
  }
  return <RichTextEditor {...props} value={value} onChange={handleChange} />
}
