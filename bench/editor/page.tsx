import Quill from 'quill'
import 'quill/dist/quill.core.css'
import { createRoot, type Root } from 'react-dom/client'
import { RichTextEditor } from '../../src/components/richtext/RichTextEditor'
import '../../src/styles/base.scss'

/** What the bench and the random-use test can do with the page. */
export interface EditorPage {
  /** Shows one editor with a text; the other goes. */
  show: (editor: 'ours' | 'quill', html: string) => void
  /** The HTML that was handed out last. */
  html: () => string | undefined
  /** Pastes HTML, or text without it, where the caret is. */
  paste: (html: string, text?: string) => void
  /** Puts the caret into the middle of the line in the middle. */
  caret: () => void
}

const places = { ours: document.querySelector('#ours'), quill: document.querySelector('#quill') }
let root: Root | undefined
let handedOut: string | undefined

const writing = () => document.querySelector<HTMLElement>('[contenteditable="true"]')

function showQuill(place: Element, html: string): void {
  const holder = document.createElement('div')
  holder.style.cssText = 'height: 300px; overflow: auto'
  place.append(holder)
  const quill = new Quill(holder)
  quill.clipboard.dangerouslyPasteHTML(html)
  let timer: ReturnType<typeof setTimeout> | undefined
  // A form needs HTML of it as well, and after the same rest.
  quill.on('text-change', () => {
    clearTimeout(timer)
    timer = setTimeout(() => (handedOut = quill.root.innerHTML), 200)
  })
}

const page: EditorPage = {
  show: (editor, html) => {
    root?.unmount()
    root = undefined
    places.quill?.replaceChildren()
    handedOut = undefined
    const place = places[editor]
    if (!place) return
    if (editor === 'quill') showQuill(place, html)
    else {
      root = createRoot(place)
      root.render(<RichTextEditor label="Content" value={html} onChange={(next) => (handedOut = next)} />)
    }
  },
  html: () => handedOut,
  paste: (html, text = '') => {
    const clipboardData = new DataTransfer()
    if (html !== '') clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', text)
    writing()?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  },
  caret: () => {
    const box = writing()
    box?.focus()
    const lines = [...(box?.querySelectorAll('[data-block], p') ?? [])]
    const line = lines[Math.floor(lines.length / 2)]
    line?.scrollIntoView()
    const words = line && document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode()
    if (words) document.getSelection()?.collapse(words, Math.floor((words.nodeValue?.length ?? 0) / 2))
  },
}
Object.assign(window, { editorPage: page })
