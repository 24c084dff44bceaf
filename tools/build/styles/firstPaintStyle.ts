import postcss from 'postcss'
import { dropSelectors, withoutNot } from './dropSelectors.ts'

/**
 * Leaves out of a style sheet what a page without its script has no use for: rules for disabled controls, and custom properties that no
 * other declaration reads. `style` is the text of a sheet; throws where it can't be parsed.
 */
export function firstPaintStyle(style: string): string {
  const sheet = postcss.parse(style)
  sheet.walkRules((rule) => dropSelectors(rule, (selector) => withoutNot(selector).includes(':disabled')))
  removeUnread(sheet)
  return sheet.toString()
}

/** Removes custom properties that are read nowhere, then those that only these have read, and the rules that are left empty. */
function removeUnread(sheet: postcss.Root): void {
  const read = new Set([...sheet.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  let removed = false
  sheet.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return
    removed = true
    let emptied: postcss.Container | undefined = declaration.parent
    declaration.remove()
    while (emptied?.type !== 'root' && emptied?.nodes?.length === 0) {
      const { parent } = emptied
      emptied.remove()
      emptied = parent as postcss.Container | undefined
    }
  })
  if (removed) removeUnread(sheet)
}
