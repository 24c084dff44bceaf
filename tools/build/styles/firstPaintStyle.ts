import postcss from 'postcss'

/**
 * Leaves out of a style sheet what a page without its script has no use for: rules for disabled controls, and custom properties that no
 * other declaration reads. `style` is the text of a sheet; throws where it can't be parsed.
 */
export function firstPaintStyle(style: string): string {
  const sheet = postcss.parse(style)
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !isDisabled(selector))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  removeUnread(sheet)
  return sheet.toString()
}

const isDisabled = (selector: string): boolean =>
  selector.replaceAll(/:not\([^()]*\)/g, '').includes(':disabled')

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
