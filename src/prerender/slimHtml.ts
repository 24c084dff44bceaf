/** Attributes that a picture of a page needs: those that give it its look. */
const kept =
  /^(?:class|style|type|placeholder|disabled|viewBox|width|height|d|rx|fill-rule|data-(?!icon|index|key|row-menu).+|aria-(?:current|busy|pressed|sort))$/

/**
 * Leaves out of HTML what nobody sees: comments, dialogs, the link that skips to the content, the type of buttons, spans of the class
 * `hidden`, numbers that only stand for others (`aria-hidden`), names of icons, and attributes without an effect on the look. Styles
 * become `data-style`: the content security policy allows none in HTML. `main` becomes a plain element, as the console has its own below.
 */
export function slimHtml(html: string, hidden: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<dialog.*?<\/dialog>/g, '')
    .replace(/<a [^>]*>Skip to content<\/a>/, '')
    .replaceAll('<button type="button"', '<button')
    .replace(new RegExp(`<span class="${hidden}">.*?</span>`, 'g'), '')
    .replace(/("bp6-icon) bp6-icon-[a-z-]+/g, '$1')
    .replace(/(<\/?)main\b/g, '$1div')
    .replace(/(aria-hidden="true">)\d+(?=<)/g, '$1')
    .replace(/(<[a-z0-9]+)((?: [\w-]+="[^"]*")*)/gi, (_, open: string, attributes: string) => {
      const those = [...attributes.matchAll(/ ([\w-]+)="[^"]*"/g)]
      return (
        open +
        those
          .map(([text, name = '']) => (kept.test(name) ? text : ''))
          .join('')
          .replace(' style=', ' data-style=')
      )
    })
}
