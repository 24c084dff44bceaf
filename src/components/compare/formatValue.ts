import type { FormField } from '../../lib/FormController'
import { parseInert } from '../../richtext/inertDocument'
import { mediaName, readMedia } from '../media/mediaJson'

/** What stands for nothing. */
const nothing = '–'

/** A value of a form in words, as the field that holds it would say it. */
export function formatValue(value: unknown, field: FormField | undefined): string {
  if (field?.show) return field.show(value) || nothing
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (field?.kind === 'html') return textOf(text) || nothing
  if (field?.kind === 'media') return readMedia(text)?.map(mediaName).join('\n') || nothing
  return text || nothing
}

const lines = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, div, tr'

/** The words of a rich text, a line for each of its lines; pictures and videos by their addresses. */
function textOf(html: string): string {
  const page = parseInert(html)
  for (const object of page.querySelectorAll('img, iframe, video'))
    object.replaceWith(`[${object.getAttribute('alt') || object.getAttribute('src') || object.tagName}]`)
  for (const link of page.querySelectorAll('a[href]'))
    if (link.textContent !== link.getAttribute('href')) link.append(` (${link.getAttribute('href')})`)
  for (const item of page.querySelectorAll('li')) item.prepend('• ')
  for (const end of page.querySelectorAll('br')) end.replaceWith('\n')
  for (const line of page.querySelectorAll(lines)) line.append('\n')
  return (page.textContent ?? '').replace(/\n{2,}/g, '\n').trim()
}
