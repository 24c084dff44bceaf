import type { ContentState } from 'draft-js'
import getFragment from 'draft-js/lib/getFragmentFromSelection'
import type { DraftClipboard } from 'react-draft-wysiwyg'
import { removeSelected } from '../../../richtext/commands/deleteText'
import { OBJECT } from '../../../richtext/tokens'
import { writeHtml } from '../../../richtext/write/writeHtml'
import type { EditorModel } from '../EditorModel'

/**
 * Copies and cuts by what the text is, not by what the browser makes of the page: a picture or a video goes along, and
 * arrives in another editor as well. Returns a function that lets go.
 */
export function guardCopying(draft: DraftClipboard, writing: HTMLElement, model: EditorModel): () => void {
  const handle = (event: ClipboardEvent) => {
    const { state } = model
    const { clipboardData, target } = event
    const isInField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    const fragment = isInField ? null : getFragment(state)
    if (!clipboardData || !fragment || state.isInCompositionMode()) return
    event.preventDefault()
    event.stopPropagation()
    const content = state.getCurrentContent().set('blockMap', fragment) as ContentState
    const html = writeHtml(content, { dialect: model.dialect, tail: '', insides: new WeakMap() })
    const text = fragment.toArray().map((block) => block.getText().replaceAll(OBJECT, ''))
    clipboardData.setData('text/html', `<meta data-editor="${draft.getEditorKey()}">${html}`)
    clipboardData.setData('text/plain', text.join('\n'))
    draft.setClipboard(fragment)
    if (event.type === 'cut') model.apply(removeSelected)
  }
  writing.addEventListener('copy', handle, true)
  writing.addEventListener('cut', handle, true)
  return () => {
    writing.removeEventListener('copy', handle, true)
    writing.removeEventListener('cut', handle, true)
  }
}
